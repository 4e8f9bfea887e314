"""What nodes say to each other: MessagePack, over subjects of NATS.

A node of the commit before must understand a new one: fields are only added, at the end and with a
default, and what has a new tag is only said to those who speak it (`Pulse.speaks`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

SPEAKS: Final = 2  # grows with every new tag
SPEAKS_TEXT: Final = 2  # since when nodes know `Text`

AsgiMessage = dict[str, Any]


# On a link. Whoever opened a relay numbers it; the other side says the number below nought.


class OpenRelay(msgspec.Struct, frozen=True, array_like=True, tag="o"):
    """A socket or a request that came in for a table that lives with the other node."""

    relay: int
    scope: dict[str, Any]


class Carry(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """A message of ASGI."""

    relay: int
    message: AsgiMessage


class Text(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    """A message of text on a socket, most of what there is: `Carry` for less work on both sides."""

    relay: int
    text: bytes


class MessagePart(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    """A part of a message that is too long for one packet."""

    relay: int
    part: bytes
    last: bool


class Credit(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    """So many bytes were passed on: as many may follow."""

    relay: int
    size: int


class End(msgspec.Struct, frozen=True, array_like=True, tag="e"):
    """Nothing more comes on this relay."""

    relay: int


Frame = OpenRelay | Carry | Text | MessagePart | Credit | End


class Packet(msgspec.Struct, frozen=True, array_like=True):
    """What one node says to another at a time. Numbers run from 1 on in each epoch of the link."""

    sender: str
    epoch: int
    number: int
    frames: list[Frame]


# To all


class Pulse(msgspec.Struct, frozen=True, array_like=True):
    """A node lives, and can be heard; said several times a second."""

    node: str
    look: bool = False  # there are tables to be taken
    gone: bool = False  # this was its last
    speaks: int = SPEAKS
    taken: dict[str, dict[str, int]] = {}  # from limits, since the last
    open: dict[str, dict[str, int]] = {}  # how many sockets somebody has by now
    idle: int = 0  # workers that could do jobs of others


PACKETS: Final = msgspec.msgpack.Decoder(Packet)
PULSES: Final = msgspec.msgpack.Decoder(Pulse)
encode: Final = msgspec.msgpack.Encoder().encode
