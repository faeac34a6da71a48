"""The page for proofreaders: every message, its forms, and where it is shown."""

from robobid.app.locales import messages
from tools.words import entry, page, uses_of


def test_a_message_is_shown_with_every_form_once() -> None:
    shown = "\n".join(entry("en", "web-seat-cards_down", ["web/src/Seat.svelte"]))

    assert "web/src/Seat.svelte" in shown
    assert shown.count("<li>1 card down</li>") == 1
    assert "<li>21 cards down</li>" in shown


def test_every_message_is_on_the_page() -> None:
    shown = page("de", {})

    assert all(f'id="{key}"' in shown for key in messages("de"))


def test_it_is_known_where_a_message_is_shown() -> None:
    uses = uses_of(dict.fromkeys(["web-now-bid", "error-empty_bid", "fzzzt-round"], ""))

    assert uses["web-now-bid"] == ["web/src/lib/fzzzt/now.ts"]
    assert any("fzzzt" in path for path in uses["error-empty_bid"])
    assert "robobid/app/locales/phrases.py" in uses["fzzzt-round"]
