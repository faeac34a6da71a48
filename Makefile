# `make help` lists the targets. The first one that needs it makes .venv by itself.

PYTHON ?= python3
ARGS ?=
MINUTES ?= 60

READY := .venv/.ready-main
BENCH_READY := .venv-bench/.ready-bench
BENCHES := $(filter-out _%,$(notdir $(basename $(sort $(wildcard bench/*.py)))))
COMPILE := .venv/bin/python -m uv --quiet pip compile --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate $(ARGS)
EXTRAS := $(addprefix --extra ,\
	dev fast postgresql arena dask pettingzoo openspiel datasets)

SUPPORTED = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo 'Robobid needs Python 3.11 or newer, and "$(PYTHON)" is not.'; \
	echo 'Name another one: make PYTHON=python3.12 ...'; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play test quick coverage check format bench soak playthroughs kernels rules words docs lock \
	docs-site site dist wheel-test audit performance

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' Makefile

play: $(READY) ## play in your browser (ARGS="play fzzzt --lang de": in the terminal)
	@.venv/bin/python hatch_build.py
	@.venv/bin/robobid $(ARGS)

test: $(READY) ## everything that must be green (ARGS=tests/fzzzt: those tests alone)
	@.venv/bin/python -m tools.test $(ARGS)

quick: $(READY) ## the tests without browser, PostgreSQL and clusters, and the checks
	@.venv/bin/python -m tools.test format lint types rules tests -m \
		'not soak and not browser and not postgresql and not cluster' $(ARGS)

coverage: $(READY) ## which lines and branches the tests of `make quick` reach, in build/coverage
	@.venv/bin/python -m tools.coverage $(ARGS)

check: $(READY) ## formatting, lint, types and workflows only
	@.venv/bin/python -m tools.test format lint types workflows

format: $(READY) ## format the code and apply lint auto-fixes
	@.venv/bin/python -m ruff check --fix-only --quiet .
	@.venv/bin/python -m ruff format .

bench: $(BENCH_READY) ## measure against named rivals
	@set -e; for name in $(BENCHES); do \
		echo "== bench/$$name.py"; .venv-bench/bin/python -m bench.$$name $(ARGS); \
	done

soak: $(READY) ## random games by the thousand, and servers on which all goes wrong for an hour
	@.venv/bin/python -m pytest -q -n auto -m soak $(ARGS)
	@.venv/bin/python -m tests.app.server.soak --minutes $(MINUTES)
	@.venv/bin/python -m tests.app.server.soak --minutes $(MINUTES) --postgresql

playthroughs: $(READY) ## rewrite tests/playthroughs; read the diff
	@.venv/bin/python -m tools.playthroughs $(ARGS)

kernels: $(READY) ## compile the twins into the modules that the package ships
	@.venv/bin/python -m tools.kernels $(ARGS)

rules: $(READY) ## which test proves which rule
	@.venv/bin/python -m tools.rules

words: $(READY) ## every message with its filled forms, to proofread
	@.venv/bin/python -m tools.words

docs-site: $(READY) ## the guides as a site, in build/docs-site (ARGS=--serve shows it)
	@.venv/bin/python -m tools.docs_site $(ARGS)

site: $(READY) ## the whole of Robobid as static files, in build/site (ARGS=--serve shows it)
	@.venv/bin/python -m tools.site $(ARGS)

dist: $(READY) ## wheel and source distribution, in dist/
	@.venv/bin/python -m uv build --quiet --out-dir dist

wheel-test: $(READY) ## install wheel and source distribution alone, and play
	@.venv/bin/python -m tools.wheel

audit: $(READY) ## known vulnerabilities of what is pinned
	@.venv/bin/python -m uv tool run pip-audit --disable-pip -r requirements/main.lock
	@cd web && npm audit --omit=dev

performance: $(BENCH_READY) ## the ratios that must hold; fails where a target is missed
	@.venv-bench/bin/python -m tools.performance $(ARGS)

docs: $(READY) ## run the examples in README.md and docs/
	@.venv/bin/python -m pytest -q tests/docs $(ARGS)

lock: $(READY) ## pin the dependencies of pyproject.toml again (ARGS=--upgrade for newer)
	@echo uv | $(COMPILE) - -o requirements/uv.txt
	@$(COMPILE) pyproject.toml $(EXTRAS) -o requirements/main.lock
	@$(COMPILE) pyproject.toml $(EXTRAS) --extra bench \
		-c requirements/main.lock -o requirements/bench.lock

$(READY): requirements/main.lock requirements/uv.txt pyproject.toml
	@$(SUPPORTED)
	@$(PYTHON) tools/environment.py .venv main

$(BENCH_READY): requirements/bench.lock requirements/uv.txt pyproject.toml
	@$(SUPPORTED)
	@$(PYTHON) tools/environment.py .venv-bench bench
