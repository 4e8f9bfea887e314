/** A few quiet notes, made on the spot. */

import { settings } from "./settings.svelte";

const NOTES = {
  turn: [659, 880],
  happening: [440],
  end: [523, 659, 784],
} as const;

let audio: AudioContext | null = null;

export function play(sound: keyof typeof NOTES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  NOTES[sound].forEach((pitch, index) => note(audio as AudioContext, pitch, start + index * 0.14));
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = pitch;
  tone.type = "sine";
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
