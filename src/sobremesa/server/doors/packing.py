"""Answers that are packed on their way, where they are long and hold no secret."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response


def packed(
    request: Request[Any, Any, Any], plain: bytes, kind: str, headers: dict[str, str]
) -> Response[Any]:
    """These bytes, packed for whoever can unpack them."""
    headers = {"vary": "accept-encoding"} | headers
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type=kind, headers=headers)
    return Response(_gzip(plain), media_type=kind, headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=256)
def _gzip(plain: bytes) -> bytes:
    return gzip.compress(plain, 9)
