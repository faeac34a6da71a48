"""What a link shows before it is opened."""

from __future__ import annotations

from pathlib import Path

from tests.app.server.harness import FRIEND, ME, browsers, quick, running, scenario


@scenario
async def test_a_short_address_says_what_it_leads_to(
    sqlite_database: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<head><title>Robobid</title></head>")
    settings = quick(sqlite_database, static=str(tmp_path))
    async with running(settings) as address, browsers(address, 2) as [ann, eve]:
        table = await ann.set_up({**ME, "name": 'Ann "<b>'}, FRIEND)
        code = table["code"]

        for path in (f"/t/{code}", f"/t/{code.lower()}", f"/r/{code}/40"):
            page = (await eve.get(path)).text
            assert f'content="Fzzzt! · {code}"' in page
            assert "Ann &quot;&lt;b&gt;, 2" in page
            assert f'content="{address}/preview-fzzzt.jpg"' in page
            assert table["seats"][1]["link"] not in page
        for path in ("/t/NONE", "/t/x", "/", "/other"):
            assert "og:title" not in (await eve.get(path)).text
