"""Answers that are packed on their way, where they are long and hold no secret."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response


def packed(
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
        packed = headers | {"content-encoding": "gzip"}
        return Response(_gzip(plain), media_type=kind, headers=packed)
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _gzip(plain: bytes) -> bytes:
    return gzip.compress(plain, 9)
