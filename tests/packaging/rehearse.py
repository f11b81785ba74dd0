"""Builds the Android package with Buildozer's and python-for-android's own code, as far
as that goes without SDK, NDK and sources: `python rehearse.py FOLDER debug|release`,
run with the packaging tools and nothing else.

Left out are only the compilers (no recipe is built), the search for the SDK, and
Gradle, which is a script that says yes. Everything else is the real thing: the spec's
parser, the copy of the source, the arguments, the recipe graph, the bootstrap, and its
build.py with manifest, Gradle file and private.tar.
"""

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_GRADLE = """#!/bin/sh
test "$1" = clean || exit 1
case "$2" in
  assembleDebug) out=build/outputs/apk/debug/{name}-debug.apk;;
  assembleRelease) out=build/outputs/apk/release/{name}-release-unsigned.apk;;
  bundleRelease) out=build/outputs/bundle/release/{name}-release.aab;;
  *) exit 1;;
esac
mkdir -p "$(dirname "$out")" && echo "$2" > "$out"
"""


def rehearse(folder: Path, mode: str) -> dict[str, Any]:
    os.environ["BUILDOZER_BUILD_DIR"] = str(folder / "buildozer")
    os.environ["BUILDOZER_BIN_DIR"] = str(folder / "bin")
    os.environ["HOME"] = str(folder / "home")
    os.chdir(ROOT)
    from buildozer import Buildozer  # noqa: PLC0415  # reads the environment

    builder = Buildozer("buildozer.spec", "android")
    target = builder.target
    sdk = Path(target.android_sdk_dir)
    (sdk / "build-tools" / "35.0.0").mkdir(parents=True)
    Path(target.p4a_dir).mkdir(parents=True)
    Path(builder.applibs_dir).mkdir(parents=True, exist_ok=True)
    calls: list[list[str]] = []
    found: dict[str, Any] = {"calls": calls, "version": builder.get_version()}

    def toolchain(command: list[str], **_: Any) -> None:
        arguments = [*command, *target.extra_p4a_args]
        if arguments in calls:
            return  # Buildozer packages twice, for a hook that nobody uses
        calls.append(arguments)
        found.update(_p4a(calls[-1], sdk, int(target.android_api)))

    target._p4a = toolchain
    target.build_mode = mode
    target.artifact_format = builder.config.get("app", f"android.{mode}_artifact")
    target.compile_platform()
    builder.build_application()
    target.build_package()
    found["project"] = str(target.get_dist_dir("skyliners"))
    found["made"] = sorted(path.name for path in (folder / "bin").iterdir())
    found["ndk"] = target.android_ndk_version
    return found


def _p4a(arguments: list[str], sdk: Path, api: int) -> dict[str, Any]:
    """Runs python-for-android's command line on these arguments."""
    from pythonforandroid import toolchain  # noqa: PLC0415
    from pythonforandroid.bootstraps.sdl2 import SDL2GradleBootstrap  # noqa: PLC0415
    from pythonforandroid.build import Context  # noqa: PLC0415
    from pythonforandroid.recipe import Recipe  # noqa: PLC0415

    found: dict[str, Any] = {}

    def prepare(context: Any, **asked: Any) -> None:
        context.ensure_dirs()
        context.sdk_dir, context.ndk_dir = str(sdk), str(sdk)
        context.android_api, context.ndk_api = api, asked["user_ndk_api"]

    def build(
        order: list[str], modules: list[str], context: Any, *_: Any, **__: Any
    ) -> None:
        context.hostpython = sys.executable
        context.python_recipe = Recipe.get_recipe("python3", context)
        found.update(
            recipes={name: Recipe.get_recipe(name, context).version for name in order},
            modules=modules,
            bootstrap=context.bootstrap.name,
            urls={name: Recipe.get_recipe(name, context).url for name in order},
        )

    def assemble(bootstrap: Any, arch: Any) -> None:
        for place in (f"libs/{arch.arch}", f"_python_bundle__{arch.arch}"):
            Path(bootstrap.dist_dir, place).mkdir(parents=True)
        gradle = Path(bootstrap.dist_dir, "gradlew")
        gradle.write_text(_GRADLE.format(name=Path(bootstrap.dist_dir).name))
        gradle.chmod(0o755)

    Context.prepare_build_environment = prepare
    Context.prepare_dist = lambda context: context.bootstrap.prepare_dist_dir()
    toolchain.build_recipes = build
    SDL2GradleBootstrap._assemble_distribution_for_arch = assemble
    before = sys.argv
    sys.argv = ["p4a", *arguments]
    try:
        with contextlib.chdir(os.environ["BUILDOZER_BUILD_DIR"]):
            toolchain.ToolchainCL()
    finally:
        sys.argv = before
    return found


if __name__ == "__main__":
    where = Path(sys.argv[1]).resolve()
    where.mkdir(parents=True)
    (where / "found.json").write_text(json.dumps(rehearse(where, sys.argv[2])))
