import { FIELD, FIELD_COLOURS, furrowsOf } from './furrows.ts';
import { messages } from './messages.ts';

/** What a learner's picture of a finished course says. */
export interface PictureWords {
  readonly name: string;
  readonly title: string;
  readonly lessons: number;
  readonly date: string;
}

/** Pixels of either side: as large as messengers show a picture. */
const SIZE = 1080;
const MARGIN = 90;
const MAX_TITLE_LINES = 3;

/** The same in both themes: it is looked at elsewhere. */
const COLOURS = { paper: '#f6f4f1', ink: '#211520', soft: '#5b4956', mark: '#7a1b4e', row: '#f6c52c' };

/** Draws it on this device. @returns a PNG. Throws where the browser gives no canvas of this size. */
export async function drawPicture(words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d');
  if (!context) throw new Error(messages.pictureFailed);
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const font = (size: number, weight = 700) => [weight, `${size}px`, family || 'sans-serif'].join(' ');
  // Text in a font that has not loaded would be drawn in another.
  await document.fonts.load(font(48)).catch(() => undefined);
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, SIZE, SIZE);
  drawField(context, words.lessons);
  drawWords(context, words, font);
  drawMark(context, font);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(messages.pictureFailed);
  return blob;
}

function drawField(context: CanvasRenderingContext2D, lessons: number): void {
  const scale = (SIZE - 2 * MARGIN) / FIELD.width;
  const { furrows, thickness } = furrowsOf(lessons, lessons);
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(0, 0, FIELD.width, FIELD.height, [FIELD.headland, 12, 12, 12]);
  context.clip();
  context.fillStyle = FIELD_COLOURS.whole;
  context.fillRect(0, 0, FIELD.width, FIELD.height);
  context.strokeStyle = FIELD_COLOURS.planted;
  context.lineWidth = thickness;
  for (const { path } of furrows) context.stroke(new Path2D(path));
  context.restore();
}

type Font = (size: number, weight?: number) => string;

function drawWords(context: CanvasRenderingContext2D, words: PictureWords, font: Font): void {
  const width = SIZE - 2 * MARGIN;
  const write = (text: string, y: number, size: number, colour = COLOURS.ink, weight = 700) => {
    context.font = font(size, weight);
    context.fillStyle = colour;
    context.fillText(text, MARGIN, y, width);
  };
  write(words.name, 734, 48);
  write(messages.completed(words.lessons), 782, 32, COLOURS.soft, 500);
  context.font = font(48);
  const lines = linesOf(words.title, width, (text) => context.measureText(text).width);
  for (const [index, line] of lines.entries()) write(line, 842 + index * 54, 48, COLOURS.mark);
  write(words.date, SIZE - 44, 32, COLOURS.soft, 500);
}

/** A text in so many lines as fit; the last one ends with an ellipsis where it is longer. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= MAX_TITLE_LINES) return lines;
  return [...lines.slice(0, MAX_TITLE_LINES - 1), `${lines[MAX_TITLE_LINES - 1]}…`];
}

function drawMark(context: CanvasRenderingContext2D, font: Font): void {
  context.font = font(36);
  context.fillStyle = COLOURS.ink;
  context.textAlign = 'right';
  context.fillText(messages.brand, SIZE - MARGIN, SIZE - 44);
  const left = SIZE - MARGIN - context.measureText(messages.brand).width - 58;
  context.save();
  context.translate(left, SIZE - 82);
  // As `art/mark.svg`, which is 48 wide.
  context.fillStyle = COLOURS.mark;
  context.fill(new Path2D('M0 21A21 21 0 0 1 21 0H39a9 9 0 0 1 9 9V39a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z'));
  context.lineWidth = 5.4;
  context.lineCap = 'round';
  context.strokeStyle = COLOURS.row;
  context.stroke(new Path2D('M12.5 38V23A11 11 0 0 1 23.5 12H36.5'));
  context.strokeStyle = COLOURS.paper;
  context.stroke(new Path2D('M23.5 38V30a6.5 6.5 0 0 1 6.5-6.5H36.5'));
  context.restore();
}
