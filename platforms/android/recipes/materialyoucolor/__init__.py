"""KivyMD 2.0.0 needs materialyoucolor 3; python-for-android's recipe is at 2.0.10 and
crashes with it on import. Built without its C++ part, which only reads colours out of
pictures."""

from typing import Any

from pythonforandroid.recipe import PyProjectRecipe


class MaterialyoucolorRecipe(PyProjectRecipe):  # type: ignore[misc,unused-ignore]
    version = "3.0.4"
    url = (
        "https://files.pythonhosted.org/packages/eb/23/"
        "2e63e7bdfcc1aa7ba955386ad09e3bd8a535a1092d7af501659b63cb6282/"
        "materialyoucolor-{version}.tar.gz"
        "#sha256=30b8dde034dce180845b0eaf52f72c5b22cd5b60bd7aff96804febae4e266276"
    )

    def get_recipe_env(self, arch: Any, **kwargs: Any) -> dict[str, str]:
        env: dict[str, str] = super().get_recipe_env(arch, **kwargs)
        env["MYCP_PURE_PYTHON"] = "1"
        return env


recipe = MaterialyoucolorRecipe()
