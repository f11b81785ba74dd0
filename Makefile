# Everything a newcomer needs. `make play` starts the game, `make test` passes the
# tests; both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# No resolver runs: the lists in requirements/ are complete and exact, to the bit. KivyMD
# asks for pycairo through a widget we do not use, and pycairo does not build everywhere.
PIP := -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes

# Buildozer and python-for-android, away from the app's own packages; and exactly what
# the Android package will hold, to run the app from it; and PyInstaller.
PACKAGING := .venv-packaging
ANDROID := .venv-android
DESKTOP := .venv-desktop
BUILDOZER := VIRTUAL_ENV=$(CURDIR)/$(PACKAGING) PATH="$(CURDIR)/$(PACKAGING)/bin:$$PATH" buildozer android

# Whoever is done first takes over tests from the other. Windows are tested without
# measuring coverage, which the rules and the match reach without them.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

.PHONY: play test quick check format bench xvfb outside screenshots texts pins licences art arena deals fairness honesty adaptation balance fuzz crash soak monkey windows leaks twins bench-start shipped apk bundle release store desktop installed packaging clean

play: $(VENV)/app
	$(BIN)/python main.py

test: check packaging
	$(PYTEST) --ignore=tests/app --ignore=tests/outside --cov --cov-report=term-missing:skip-covered
	$(PYTEST) tests/app
	$(PYTEST) tests/outside
	$(BIN)/python -m tests.monkey.run --minutes 2 --workers 2

# For people at work, in less than a minute: the pure tests, with fewer examples and without
# the slow ones; whoever adds a slow one sees it here, and marks it.
quick: $(VENV)/dev
	SKYLINERS_QUICK=1 $(PYTEST) -q -m "not slow" --durations=3 \
		tests/rules tests/bots tests/match tests/present tests/contract tests/golden

check: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.skyliners.bench
	$(BIN)/python -m skyliners.tools.world.bench
	$(BIN)/python -m skyliners.tools.skyliners.bench_shelf
	$(BIN)/python -m skyliners.tools.bench_rules
	$(BIN)/python -m skyliners.tools.bench_start
	LP_NUM_THREADS=2 $(BIN)/python -m tests.app.bench

# The window tests on a virtual screen instead of in memory; needs xvfb.
xvfb: $(VENV)/dev
	SDL_VIDEODRIVER=x11 xvfb-run -a -s "-screen 0 1600x1280x24" \
		$(BIN)/python -m pytest tests/app

# Strangers at the real window: whole games with a real pointer and a real keyboard.
outside: $(VENV)/dev
	$(PYTEST) tests/outside

# Every scene in every size, light and dark, in all languages, into build/screenshots.
screenshots: $(VENV)/dev
	$(BIN)/python -m tests.app.screenshots

# The catalogues, from the texts in the source; then translate what is named.
texts: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.catalogues

# The hashes in requirements/, after a version there or in buildozer.spec has changed.
pins: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.pins

# The licences of what is shipped, after a version there has changed.
licences: $(VENV)/dev packaging
	$(BIN)/python -m skyliners.tools.licences

# The store entries' pictures, from real scenes, and the drawn ones; into fastlane/.
store: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.store
	SKYLINERS_PICTURE=1920x1800 $(BIN)/python -m tests.app.store

# Pictures and sounds, drawn and synthesised by our own scripts.
art: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.art
	$(BIN)/python -m skyliners.tools.letters
	$(BIN)/python -m skyliners.tools.sounds

# Long runs, reported by hand; short ones of the same are part of `make test`.
fuzz: $(VENV)/dev
	$(BIN)/python -m tests.fuzz --rounds 100000

# Every level against the one below, alone and one against three, and what else README's
# table tells; some hours, the last pairing alone as long as all others. GAMES=40 gives a
# first impression.
GAMES ?= 400
ARENA = $(BIN)/python -m skyliners arena --seed 2026 --games $(GAMES)
arena: $(VENV)/dev
	for mode in full introductory; do \
	    for pair in "club beginner" "strong club" "master strong"; do \
	        $(ARENA) $$pair --mode $$mode || exit 1; \
	        $(ARENA) $$pair --mode $$mode --players 4 || exit 1; \
	    done; \
	done
	$(ARENA) master greedy
	for temper in blocker builder cautious; do \
	    $(ARENA) strong-$$temper strong || exit 1; \
	done
	$(ARENA) master "master*10"
	for pair in "club beginner" "master club"; do \
	    $(ARENA) $$pair --game skyline-of-the-world || exit 1; \
	    $(ARENA) $$pair --game skyline-of-the-world --players 4 || exit 1; \
	    $(ARENA) $$pair --game skyline-cards || exit 1; \
	    $(ARENA) $$pair --game skyline-cards --players 4 || exit 1; \
	done
	$(ARENA) beginner club master random --game skyline-cards --players 1

# The patience: how many deals can be solved and what it takes, and how fast one is dealt.
deals: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.patience.measure

# Maps, missions and cards of Skyline of the World between equal bots: is it fair?
balance: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.world.balance --games $(GAMES)

# Secrets drawn anew change nobody's answer: every level at full effort, and the coach.
POSITIONS ?= 3000
fairness: $(VENV)/dev
	$(BIN)/python -m tests.bots.skyliners.fairness --positions $(POSITIONS)
	$(BIN)/python -m tests.bots.cards.fairness --positions $(POSITIONS)

# Does it come true as often as the coach says? Chances told against games played.
honesty: $(VENV)/dev
	$(BIN)/python -m tests.bots.skyliners.chances --games $(GAMES)
	$(BIN)/python -m tests.bots.cards.chances --games $(GAMES)

# People of several strengths against the adaptive opponent: near a half?
adaptation: $(VENV)/dev
	$(BIN)/python -m tests.bots.skyliners.adaptation

crash: $(VENV)/dev
	$(BIN)/python -m tests.crash --kills 200

# An APK to try on a phone, and what goes to the store. The first run downloads the SDK,
# the NDK and all sources (some gigabytes, most of an hour) and accepts the SDK's licence.
apk: $(PACKAGING)/ready
	scripts/android-needs
	$(BUILDOZER) debug

bundle: $(PACKAGING)/ready
	scripts/android-needs signing
	$(BUILDOZER) release
	APP_ANDROID_RELEASE_ARTIFACT=apk $(BUILDOZER) release

# A release from end to end, as far as this machine goes; it says what it could not do.
# REHEARSE="--without=test" leaves the tests out.
release: $(VENV)/dev packaging
	$(BIN)/python -m skyliners.tools.release $(REHEARSE)

# One folder with everything for this desktop, in dist/skyliners; then it is started.
desktop: $(DESKTOP)/ready
	SDL_VIDEODRIVER=offscreen $(DESKTOP)/bin/python -m PyInstaller --log-level WARN \
		--noconfirm --clean platforms/desktop/skyliners.spec
	$(DESKTOP)/bin/python -m skyliners.tools.licences dist/skyliners
	$$(test -n "$$DISPLAY" || echo xvfb-run -a) dist/skyliners/skyliners --check
	du -sh dist/skyliners

# `pip install .` on a machine that has nothing: the command starts the app.
installed:
	rm -rf build/installed && $(PYTHON) -m venv build/installed
	build/installed/bin/python -m pip install --quiet --disable-pip-version-check .
	rm -rf build/lib build/bdist* *.egg-info
	cd / && SDL_VIDEODRIVER=$${SDL_VIDEODRIVER-offscreen} $(CURDIR)/build/installed/bin/skyliners --check

$(DESKTOP)/ready: requirements/app.txt requirements/desktop.txt
	test -x $(DESKTOP)/bin/python || $(PYTHON) -m venv $(DESKTOP)
	$(DESKTOP)/bin/python $(PIP) -r requirements/app.txt -r requirements/desktop.txt
	touch $@

packaging: $(PACKAGING)/ready $(ANDROID)/ready

$(PACKAGING)/ready: requirements/packaging.txt
	test -x $(PACKAGING)/bin/python || $(PYTHON) -m venv $(PACKAGING)
	$(PACKAGING)/bin/python $(PIP) -r $<
	touch $@

$(ANDROID)/ready: requirements/android.txt
	test -x $(ANDROID)/bin/python || $(PYTHON) -m venv $(ANDROID)
	$(ANDROID)/bin/python $(PIP) -r $<
	touch $@

soak: $(VENV)/dev
	$(BIN)/python -m tests.app.soak --lives 30 --steps 560

# A monkey plays the app with everything that hands and devices do, by seed: for hours, or
# MINUTES=2. What fails is shrunk to a script for tests/monkey/scripts.
MINUTES ?= 480
monkey: $(VENV)/dev
	$(BIN)/python -m tests.monkey.run --minutes $(MINUTES) --workers 2

# Every scene in windows of any size a hand can pull: does all of it fit, and can it be read?
windows: $(VENV)/dev
	SKYLINERS_PICTURE=64x64 LP_NUM_THREADS=0 $(BIN)/python -m tests.app.windows --minutes $(MINUTES)

# No secret comes out: scripts played in two games that differ only in what people hide;
# those that `make test` plays, and longer ones.
leaks: $(VENV)/dev
	$(PYTEST) tests/app/leaks tests/app/leaks/longer.py

# The monkey plays at two games that differ only in what people hide: can anybody tell them apart?
twins: $(VENV)/dev
	$(BIN)/python -m tests.app.leaks.walks --minutes $(MINUTES)

# How fast the app starts against an empty one, and what it imports for that.
bench-start: $(VENV)/dev
	$(BIN)/python -m skyliners.tools.bench_start

# What the Android package holds, with sizes and budgets.
shipped: $(VENV)/dev packaging
	rm -rf build/rehearsal build/unpacked && mkdir -p build/unpacked
	VIRTUAL_ENV=$(CURDIR)/$(PACKAGING) $(PACKAGING)/bin/python \
		tests/packaging/rehearse.py build/rehearsal debug >/dev/null 2>&1
	tar xzf build/rehearsal/buildozer/android/platform/build-*/dists/skyliners/src/main/assets/private.tar \
		-C build/unpacked
	$(BIN)/python -m tests.packaging.shipped build/unpacked

$(VENV)/app: requirements/app.txt scripts/system-packages
	scripts/system-packages $(PYTHON) play
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) -r requirements/app.txt
	touch $@

$(VENV)/dev: $(VENV)/app requirements/dev.txt pyproject.toml scripts/system-packages
	scripts/system-packages $(PYTHON) test
	$(BIN)/python $(PIP) -r requirements/dev.txt
	touch $@

clean:
	rm -rf $(VENV) $(PACKAGING) $(ANDROID) $(DESKTOP) .buildozer bin build dist *.egg-info .coverage* .pytest_cache .mypy_cache .ruff_cache
