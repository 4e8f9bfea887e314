"""Write web/src/lib/rest.ts: the TypeScript types of what is sent over HTTP.

`make types` has openapi-typescript make them of the server's own description of its REST
interface. The file begins with the hash of that description, so that a test can say without Node
whether it is stale.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

import msgspec

from sobremesa.server.app import application
from sobremesa.server.app_state import AppState

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.web import WEB, find_node

TYPES: Final = WEB / "src" / "lib" / "rest.ts"
MAKER: Final = ("exec", "--", "openapi-typescript")
OPTIONS: Final = (
    "--default-non-nullable=false",  # what is as usual is left out
    "--root-types",
    "--root-types-no-schema-prefix",
)


def openapi() -> bytes:
    """The REST interface as OpenAPI."""
    nobody = cast("AppState", None)  # nothing is asked of it
    description = application(nobody).openapi_schema.to_schema()
    return msgspec.json.encode(description, order="deterministic")


def head() -> str:
    """How the file begins."""
    made_of = hashlib.sha256(openapi()).hexdigest()
    return f"/** What is sent over HTTP. Written by `make types`: do not edit.\n * {made_of} */\n\n"


def main() -> None:
    """Write the file."""
    npm, env = find_node()
    with TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "rest.ts"
        source.write_bytes(openapi())
        command = [npm, *MAKER, str(source), f"--output={made}", *OPTIONS]
        subprocess.run(command, cwd=WEB, env=env, check=True, stdout=subprocess.DEVNULL)
        types = made.read_text(encoding="utf-8")
    _, _, types = types.partition("*/\n\n")  # the maker's own head
    TYPES.write_text(head() + types, encoding="utf-8")


if __name__ == "__main__":
    main()
