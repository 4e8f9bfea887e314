/** The ending as a picture, drawn here of what the page has already: nothing is fetched or sent. */

import { inARow, pathsOf, tellsPlaces, type EndingPicture } from "../../lib/ending";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64; // px, all around
const MIDDLE = 700; // where the right half begins
const ROOMY = 60; // px for somebody, in which there is room for what else was counted
const DASHES = [[], [16, 7], [5, 7], [22, 7, 5, 7], [10, 5], [3, 9], [28, 9]];

/** The font of the page's titles, or of everything else. */
const titled = (size: number): string => `600 ${size}px Fraunces, Georgia, serif`;
const plain = (size: number, weight = 400): string =>
  `${weight} ${size}px "Atkinson Hyperlegible Next", system-ui, sans-serif`;

export async function pictureOf(shown: EndingPicture, sample: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const on = canvas.getContext("2d");
  if (!on) throw new Error("no canvas");
  const room = getComputedStyle(sample);
  const brush = new Brush(on, room.color, room.backgroundColor);
  brush.ground();
  brush.emblem(sample.querySelector("svg"));
  drawLeft(brush, shown);
  drawRight(brush, shown);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function drawLeft(brush: Brush, { title, headline, places, lines }: EndingPicture): void {
  const wide = MIDDLE - EDGE - 40;
  brush.write(title, EDGE + 84, EDGE + 46, titled(38));
  let y = brush.wrap(headline, EDGE, EDGE + 140, wide, titled(58), 64, 2);
  y = brush.wrap(lines.why, EDGE, y - 12, wide, plain(26), 34, 2) + 24;
  const step = Math.min(72, (HEIGHT - EDGE + 16 - y) / places.length);
  const numbered = tellsPlaces(places.map(({ rank }) => rank));
  for (const { seat, rank, sitter } of places) {
    brush.dot(EDGE + 10, y - 8, 10, sitter.colour);
    const score = lines.seats[seat]?.score ?? "";
    const room = wide - 40 - brush.measure(score, plain(24)) - 20;
    const name = brush.fitted(`${numbered ? `${rank}. ` : ""}${sitter.name}`, room, plain(26, rank === 1 ? 700 : 400));
    brush.write(name, EDGE + 36, y, plain(26, rank === 1 ? 700 : 400));
    brush.write(score, EDGE + wide, y, plain(24), "right");
    const more = lines.seats[seat]?.figures.join(" · ") ?? "";
    if (step > ROOMY) brush.write(brush.fitted(more, wide - 36, plain(20)), EDGE + 36, y + 28, plain(20));
    y += step;
  }
}

function drawRight(brush: Brush, { lines, places }: EndingPicture): void {
  const wide = WIDTH - MIDDLE - EDGE;
  let y = EDGE + 46;
  if (lines.curve) {
    const colours = [...places].sort((one, other) => one.seat - other.seat);
    brush.curve(lines.curve.rows, MIDDLE, EDGE + 12, wide, 180, colours.map(({ sitter }) => sitter.colour));
    brush.write(lines.curve.of, MIDDLE, EDGE + 232, plain(20));
    y = EDGE + 300;
  }
  if (lines.moment) y = brush.wrap(lines.moment.what, MIDDLE, y, wide, titled(27), 36, 3) + 14;
  brush.wrap(inARow(lines.figures), MIDDLE, y, wide, plain(22), 31, 3);
  brush.write("Sobremesa", WIDTH - EDGE, HEIGHT - EDGE + 16, titled(26), "right");
}

/** Draws in the colours of a room. */
class Brush {
  constructor(
    readonly on: CanvasRenderingContext2D,
    readonly ink: string,
    readonly paper: string,
  ) {}

  ground(): void {
    this.on.fillStyle = this.paper;
    this.on.fillRect(0, 0, WIDTH, HEIGHT);
    this.on.strokeStyle = this.ink;
    this.on.globalAlpha = 0.35;
    this.on.lineWidth = 3;
    this.on.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
    this.on.globalAlpha = 1;
  }

  /** The paths of an icon, as large as a title. */
  emblem(icon: SVGSVGElement | null): void {
    if (!icon) return;
    const size = icon.viewBox.baseVal.width || 512;
    this.on.save();
    this.on.translate(EDGE, EDGE);
    this.on.scale(64 / size, 64 / size);
    this.on.fillStyle = this.ink;
    for (const path of icon.querySelectorAll("path")) {
      this.on.fill(new Path2D(path.getAttribute("d") ?? ""));
    }
    this.on.restore();
  }

  measure(text: string, font: string): number {
    this.on.font = font;
    return this.on.measureText(text).width;
  }

  write(text: string, x: number, y: number, font: string, align: CanvasTextAlign = "left"): void {
    this.on.font = font;
    this.on.fillStyle = this.ink;
    this.on.textAlign = align;
    this.on.fillText(text, x, y);
  }

  /** As much of a text as there is room for. */
  fitted(text: string, room: number, font: string): string {
    if (this.measure(text, font) <= room) return text;
    let kept = text;
    while (kept && this.measure(`${kept}…`, font) > room) kept = kept.slice(0, -1);
    return `${kept}…`;
  }

  /** A text over a few lines; where the next one would stand. */
  wrap(text: string, x: number, y: number, room: number, font: string, step: number, most: number): number {
    if (!text) return y;
    const rows = rowsOf(text, (row) => this.measure(row, font) <= room);
    const shown = rows.slice(0, most);
    if (rows.length > most) shown[most - 1] = this.fitted(rows.slice(most - 1).join(" "), room, font);
    for (const row of shown) {
      this.write(row, x, y, font);
      y += step;
    }
    return y;
  }

  /** A person's colour, with a rim that shows it on any ground. */
  dot(x: number, y: number, radius: number, colour: string): void {
    this.on.beginPath();
    this.on.arc(x, y, radius, 0, 2 * Math.PI);
    this.on.fillStyle = colour;
    this.on.fill();
    this.on.strokeStyle = "#fbf6ec";
    this.on.lineWidth = 2;
    this.on.stroke();
  }

  /** On paper of its own: the colours of people are made for that. */
  curve(rows: number[][], x: number, y: number, width: number, height: number, colours: string[]): void {
    this.on.fillStyle = "#fbf6ec";
    this.on.beginPath();
    this.on.roundRect(x, y, width, height, 14);
    this.on.fill();
    this.on.lineWidth = 5;
    this.on.lineJoin = "round";
    for (const [seat, path] of pathsOf(rows, width - 48, height - 40).entries()) {
      this.on.strokeStyle = colours[seat] ?? this.ink;
      this.on.setLineDash(DASHES[seat % DASHES.length] ?? []);
      this.on.beginPath();
      for (const [across, down] of path) this.on.lineTo(x + 24 + across, y + 20 + down);
      this.on.stroke();
      this.on.setLineDash([]);
      const [across, down] = path.at(-1) ?? [0, 0];
      this.dot(x + 24 + across, y + 20 + down, 9, colours[seat] ?? this.ink);
      this.on.lineWidth = 5;
    }
  }
}

/** Words in rows, each of which fits. */
export function rowsOf(text: string, fits: (row: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Give the picture to what this device sends pictures with; else keep it as a file. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if ("canShare" in navigator && navigator.canShare({ files })) {
    await navigator.share({ files }).catch(() => {}); // it was thought better of
    return;
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
