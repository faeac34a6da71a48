# `make help` lists the targets. The first one that needs it makes .venv by itself.

PYTHON ?= python3
ARGS ?=

READY := .venv/.ready-main
BENCH_READY := .venv-bench/.ready-bench
BENCHES := $(filter-out _%,$(notdir $(basename $(sort $(wildcard bench/*.py)))))
COMPILE := .venv/bin/python -m uv --quiet pip compile --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate $(ARGS)
EXTRAS := $(addprefix --extra ,\
	dev fast server postgresql arena dask pettingzoo openspiel datasets)

SUPPORTED = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo 'Robobid needs Python 3.11 or newer, and "$(PYTHON)" is not.'; \
	echo 'Name another one: make PYTHON=python3.12 ...'; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak playthroughs rules docs lock

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' Makefile

play: $(READY) ## play in your browser (ARGS="play fzzzt --lang de": in the terminal)
	@.venv/bin/python hatch_build.py
	@.venv/bin/robobid $(ARGS)

test: $(READY) ## everything that must be green: check, rules and all tests
	@.venv/bin/python -m tools.test

check: $(READY) ## formatting, lint and types only
	@.venv/bin/python -m tools.test format lint types

format: $(READY) ## format the code and apply lint auto-fixes
	@.venv/bin/python -m ruff check --fix-only --quiet .
	@.venv/bin/python -m ruff format .

bench: $(BENCH_READY) ## measure against named rivals
	@set -e; for name in $(BENCHES); do \
		echo "== bench/$$name.py"; .venv-bench/bin/python -m bench.$$name $(ARGS); \
	done

soak: $(READY) ## many thousands of random games: the nightly test
	@.venv/bin/python -m pytest -q -n auto -m soak $(ARGS)

playthroughs: $(READY) ## rewrite tests/playthroughs; read the diff
	@.venv/bin/python -m tools.playthroughs $(ARGS)

rules: $(READY) ## which test proves which rule
	@.venv/bin/python -m tools.rules

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
