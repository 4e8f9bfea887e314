/** Clocks in words of digits: 4:05, 1:02:09, 3 days are left to the texts. */

export const DAY = 86_400_000;

/** The time that is left, as a clock shows it; what has begun counts as a whole second. */
export function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
