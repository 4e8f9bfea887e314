"""Links: an ordered stream of frames in each direction between two nodes.

NATS promises neither that a message arrives nor that somebody says so when it did not. Packets are
numbered, and with each pulse comes one, if only an empty one; where one is missing, or the other
node is silent, the link breaks: its epoch grows on both sides, and everything that went over it is
over. Whatever was relayed begins anew, which costs people a moment, and nothing that was
acknowledged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from sobremesa.server.cluster.frames import Frame, MessagePart, Packet, Pulse, encode

SILENT: Final = 8  # pulses of our own without one of the other's: two seconds
FORGOTTEN: Final = 240  # and after so many nothing is remembered of it
PACKET: Final = 400_000  # bytes in one packet, about; NATS carries a million


class Receiver(Protocol):
    """Who is told what comes over links."""

    def receive(self, link: Link, frame: Frame) -> None:
        """Something was said."""

    def broken(self, link: Link) -> None:
        """Whatever went over this link is over."""


class Link:
    """The stream of frames to and from one node."""

    def __init__(self, peer: str, receiver: Receiver, dirty: Callable[[Link], None]) -> None:
        self.peer = peer
        self.epoch = 1
        self.unheard = 0  # pulses of our own since its last
        self.speaks = 1
        self._receiver = receiver
        self._dirty = dirty
        self._sent = 0
        self._got = 0
        self._used = False
        self._frames: list[Frame] = []
        self._size = 0

    @property
    def silent(self) -> bool:
        """Whether nothing has been heard for too long."""
        return self.unheard > SILENT

    def send(self, frame: Frame, size: int) -> None:
        """Say this with whatever else is said in this turn of the event loop."""
        self._used = True
        self._frames.append(frame)
        self._size += size
        self._dirty(self)

    def pulse(self) -> None:
        """Let the other node find out whether it has missed something, if there was anything."""
        if self._used:
            self._dirty(self)

    def packets(self, sender: str) -> list[bytes]:
        """What waits to be sent."""
        frames, self._frames = self._frames, []
        whole = self._size <= PACKET
        self._size = 0
        return [self._packet(sender, some) for some in ([frames] if whole else _cut(frames))]

    def _packet(self, sender: str, frames: list[Frame]) -> bytes:
        self._sent += 1
        return encode(Packet(sender, self.epoch, self._sent, frames))

    def hear(self, packet: Packet) -> None:
        """Whatever the other node said, in its order; what is of an earlier epoch is over."""
        if packet.epoch < self.epoch:
            self._dirty(self)  # it has not heard so
            return
        if packet.epoch > self.epoch:
            self._begin(packet.epoch)
        if packet.number != self._got + 1:
            self.break_off()
            return
        self._got += 1
        self._used = True
        try:
            for frame in packet.frames:
                self._receiver.receive(self, frame)
        except Exception:
            self.break_off()  # or what came after it would be missing without a word
            raise

    def break_off(self) -> None:
        """Everything that went over it is over, here and soon there."""
        self._begin(self.epoch + 1)
        self._used = True  # with each pulse the other node is told, until it knows
        self._dirty(self)

    def _begin(self, epoch: int) -> None:
        self.epoch = epoch
        self._sent = self._got = self._size = 0
        self._used = False
        self._frames.clear()
        self._receiver.broken(self)


def _cut(frames: list[Frame]) -> list[list[Frame]]:
    """The frames for several packets; a part is as long as a packet should be."""
    packets: list[list[Frame]] = [[]]
    size = 0
    for frame in frames:
        more = len(frame.part) if isinstance(frame, MessagePart) else len(encode(frame))
        if packets[-1] and size + more > PACKET:
            packets.append([])
            size = 0
        packets[-1].append(frame)
        size += more
    return packets


class NodeLinks:
    """The links of one node to all others that it has heard of."""

    def __init__(self, receiver: Receiver, dirty: Callable[[Link], None]) -> None:
        self._receiver = receiver
        self._dirty = dirty
        self._links: dict[str, Link] = {}

    @property
    def peers(self) -> list[str]:
        """Those of whom anything was heard."""
        return [*self._links]

    def knows(self, peer: str) -> bool:
        """Whether anything was heard of this node."""
        return peer in self._links

    def to(self, peer: str) -> Link | None:
        """The link to a node that is there; None: it is not."""
        link = self._links.get(peer)
        return None if link is None or link.silent else link

    def all(self) -> list[Link]:
        """Those to whoever is there."""
        return [link for link in self._links.values() if not link.silent]

    def hear(self, packet: Packet) -> None:
        """Somebody has said something to us."""
        self._link(packet.sender).hear(packet)

    def hear_pulse(self, pulse: Pulse) -> Link:
        """Somebody lives."""
        link = self._link(pulse.node)
        link.unheard = 0
        link.speaks = pulse.speaks
        return link

    def count_pulse(self) -> None:
        """We have said that we live: who does not say so for too long is lost."""
        for peer, link in list(self._links.items()):
            link.unheard += 1
            link.pulse()
            if link.unheard == SILENT + 1:
                link.break_off()
            elif link.unheard > FORGOTTEN:
                del self._links[peer]

    def lose(self, peer: str) -> None:
        """This node is gone."""
        link = self._links.get(peer)
        if link is not None:
            link.unheard = SILENT + 1
            link.break_off()

    def break_all(self) -> None:
        """Whatever goes over any of them is over."""
        for link in self._links.values():
            link.break_off()

    def forget(self) -> None:
        """Know nobody, as somebody new."""
        self.break_all()
        self._links.clear()

    def _link(self, peer: str) -> Link:
        link = self._links.get(peer)
        if link is None:
            link = self._links[peer] = Link(peer, self._receiver, self._dirty)
        return link
