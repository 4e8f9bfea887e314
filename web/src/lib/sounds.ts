/** A few quiet notes, made on the spot. */

import type { Sound } from "./hearing";
import { settings } from "./settings.svelte";

/** Pitches in Hz, one after the other, and how loud: what happens often is softer. */
const NOTES: Record<Sound, { pitches: number[]; loudness: number; lasts: number }> = {
  turn: { pitches: [659, 880], loudness: 0.08, lasts: 0.35 },
  moved: { pitches: [294], loudness: 0.03, lasts: 0.12 },
  said: { pitches: [523, 587], loudness: 0.04, lasts: 0.2 },
  short: { pitches: [440, 440, 440], loudness: 0.06, lasts: 0.12 },
  end: { pitches: [523, 659, 784], loudness: 0.08, lasts: 0.35 },
};
const GAP = 0.14; // seconds from one note to the next

let audio: AudioContext | null = null;

/** If sounds are wished for; browsers allow none before the first click or key. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { pitches, loudness, lasts } = NOTES[sound];
  for (const [index, pitch] of pitches.entries()) {
    note(audio, pitch, audio.currentTime + index * GAP, loudness, lasts);
  }
}

function note(
  context: AudioContext,
  pitch: number,
  at: number,
  loudness: number,
  lasts: number,
): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + lasts + 0.05);
}
