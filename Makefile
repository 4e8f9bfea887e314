# Everything that can be done with Sobremesa. `make help` lists it.

# Bytecode is kept, wherever this runs: tests alone start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := build/bench
CLUSTER := build/cluster
TRAIN := build/train
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
WORKERS ?= 2
# How much: .ci/targets runs everything with less
SOAKED ?= tests/server/test_schema.py tests/server/test_fuzz.py tests/server/test_edges.py tests/web/test_pages.py tests/web/test_dialogs.py tests/web/test_room.py tests/web/test_lessons.py tests/web/test_barriers.py tests/web/test_keyboard.py
SEEDS ?= 200
TILES ?= 12
GAMES ?= 20000
NUMBERED ?= 1000
KILLS ?= 200
QUICK ?=
GAME ?=
DEALS ?=
ONLY ?=
MINUTES ?=
LADDER ?= docs/ladder
BOTS ?=
RESEARCH ?=
TRAINING ?=
WEB := src/sobremesa/server/static/index.html
PIP_QUIET := --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup play serve web dist screenshots test soak chaos check compile bench ladder train research goldens types lock clean

help:  ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1 \t\2/' | expand -t 16

setup: $(READY)  ## make .venv with everything that playing and testing needs

play: $(PLAYABLE) $(WEB)  ## play in the browser, with friends and bots
	@$(BIN)/python -m tools.run

serve: $(PLAYABLE) $(WEB)  ## run a server at http://127.0.0.1:8000
	@$(BIN)/python -m tools.run serve

web: $(WEB)  ## build the pages of the web client into the package

dist: compile  ## build an sdist, a pure wheel and a compiled one into dist, with the pages in them
	$(BIN)/python -m tools.dist

screenshots: $(READY) $(WEB)  ## take pictures of every page and table into build/screenshots
	$(BIN)/python -m tests.web.screenshots $(QUICK)

test: $(READY) $(WEB)  ## run all tests
	$(BIN)/python tools/web.py test
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile

soak: $(READY) compile $(WEB) $(CLUSTER)/.ready  ## run the proofs over hundreds of seeds; stop and go on as you like
	SOBREMESA_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) $(SOAKED)
	$(BIN)/python -m tests.soak --seeds $(SEEDS)
	$(BIN)/python -m tests.games.antheno.small --tiles $(TILES) --copies 2
	PYTHONPATH=build/compiled $(BIN)/python -m tests.games.tanxi.endless --games $(GAMES)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.envs.soak --games $(NUMBERED)
	PYTHONPATH=build/compiled $(BIN)/python -m tests.arena.honest $(QUICK)
	PYTHONPATH=build/compiled $(CLUSTER)/bin/python -m tests.arena.cluster

chaos: $(READY)  ## kill a server again and again on each database, then nodes and what they need, and look for anything lost
	$(BIN)/python -m tests.server.chaos --database sqlite --kills $(KILLS)
	$(BIN)/python -m tests.server.chaos --database postgresql --kills $(KILLS)
	$(BIN)/python -m tests.server.chaos --nodes 3 --kills $(KILLS)

check: $(READY)  ## ruff, mypy, import layers and the web client's own checks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/web.py check

compile: $(PLAYABLE)  ## build a compiled copy of the engine in build/compiled, unless there is one that fits
	@$(BIN)/python -m tools.compile

bench: $(READY) compile $(BENCH)/.ready $(CLUSTER)/.ready $(WEB)  ## measure the engine and the server beside their peers, nodes, and the pages
	$(BENCH)/bin/python bench/engine.py $(QUICK)
	$(BENCH)/bin/python bench/antheno.py $(QUICK)
	$(CLUSTER)/bin/python bench/arena.py $(QUICK)
	$(BENCH)/bin/python bench/bots.py $(QUICK)
	PYTHONPATH=build/compiled $(BIN)/python bench/decisions.py $(QUICK)
	$(BENCH)/bin/python bench/envs.py $(QUICK)
	$(BIN)/python bench/server.py $(QUICK)
	$(BIN)/python bench/scale.py $(QUICK)
	$(BIN)/python bench/table_bots.py $(if $(QUICK),$(QUICK),--games 3 --others 1)
	$(BIN)/python bench/web.py $(QUICK)

ladder: $(READY) compile  ## measure the bots of GAME, or of every game, at most DEALS deals or MINUTES; ONLY some sections; stop and go on as you like
	PYTHONPATH=build/compiled $(BIN)/python -m tools.ladder $(GAME) $(if $(DEALS),--deals $(DEALS)) $(if $(ONLY),--only $(ONLY)) $(if $(MINUTES),--minutes $(MINUTES)) --folder $(LADDER)

research: $(READY) compile  ## evaluate the BOTS of GAME, or of every game, that have no row in docs/research.md yet; stop and go on as you like
	PYTHONPATH=build/compiled $(BIN)/python -m tools.research $(GAME) $(if $(BOTS),--bots $(BOTS)) $(if $(RESEARCH),--folder $(RESEARCH)) $(QUICK)

train: $(TRAIN)/.ready compile  ## train the baseline of GAME by playing against itself; TRAINING says how, such as --steps
	PYTHONPATH=build/compiled $(TRAIN)/bin/python -m tools.train $(GAME) $(TRAINING)

goldens: $(READY)  ## write the golden games anew; look at the diff
	$(BIN)/python -m tests.goldens

types: $(READY) $(WEB)  ## write the message catalogue, the TypeScript types, the tables of cards, rows and licences anew
	$(BIN)/python -m tools.messages
	$(BIN)/python -m tools.rest
	$(BIN)/python -m tools.cards
	$(BIN)/python -m tools.environments
	$(BIN)/python -m tools.baselines
	$(BIN)/python -m tools.third_party

lock: $(READY)  ## resolve the requirements files anew
	$(BIN)/python tools/lock.py

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules src/sobremesa/server/static bench/*/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@echo "Setting up .venv (only the first time) ..."
	@$(PYTHON) -c 'import sys; sys.exit("Sobremesa needs Python 3.11 or newer: try make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

$(WEB): $(shell find web -path web/node_modules -prune -o -type f -print) tools/web.py | $(BIN)/python
	@echo "Building the pages ..."
	@$(BIN)/python tools/web.py build

$(PLAYABLE): requirements.txt pyproject.toml | $(BIN)/python
	@$(BIN)/python -m pip install $(PIP_QUIET) --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install $(PIP_QUIET) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements-dev.txt $(PLAYABLE)
	@$(BIN)/python -m pip install $(PIP_QUIET) --require-hashes -r requirements-dev.txt
	@touch $@

$(BENCH)/.ready: requirements-bench.txt
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python -m pip install $(PIP_QUIET) --require-hashes -r requirements-bench.txt
	@touch $@

$(TRAIN)/.ready: requirements-train.txt
	@$(PYTHON) -m venv $(TRAIN)
	@$(TRAIN)/bin/python -m pip install $(PIP_QUIET) --require-hashes -r requirements-train.txt
	@touch $@

$(CLUSTER)/.ready: requirements-cluster.txt
	@$(PYTHON) -m venv $(CLUSTER)
	@$(CLUSTER)/bin/python -m pip install $(PIP_QUIET) --require-hashes -r requirements-cluster.txt
	@touch $@
