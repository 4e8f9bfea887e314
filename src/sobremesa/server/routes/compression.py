"""Answers that are packed on their way, where they are long and hold no secret."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response

ASK_AGAIN: Final = "no-cache"  # keep it, and ask each time whether it is still the same
LONG: Final = 200_000  # bytes; longer texts are packed anew for each request, quickly
KEPT: Final = 64  # shorter ones that are kept packed


def compressed(
    request: Request[Any, Any, Any],
    plain: bytes,
    kind: str,
    headers: dict[str, str],
    brotli: bytes | None = None,
) -> Response[Any]:
    """These bytes, packed for whoever can unpack them; with brotli where that has been done."""
    headers = {"vary": "accept-encoding"} | headers
    said: str = request.headers.get("accept-encoding", "")
    accepted = {part.split(";")[0].strip() for part in said.split(",")}
    if brotli is not None and "br" in accepted:
        return Response(brotli, media_type=kind, headers=headers | {"content-encoding": "br"})
    if "gzip" in accepted:
        compressed = headers | {"content-encoding": "gzip"}
        return Response(_gzip(plain), media_type=kind, headers=compressed)
    return Response(plain, media_type=kind, headers=headers)


def _gzip(plain: bytes) -> bytes:
    return gzip.compress(plain, 1) if len(plain) > LONG else _kept(plain)


@lru_cache(maxsize=KEPT)
def _kept(plain: bytes) -> bytes:
    return gzip.compress(plain, 6)
