import type { Page } from 'playwright-core';
import { isWhole } from '../amount.ts';
import { type Turn, turning } from './turning.ts';

/** Those in between, of which the others hardly ever leave anything to be found. */
const between: readonly Turn[] = [
  { width: 360, height: 640, font: 24 },
  { width: 320, height: 640, font: 24 },
  { width: 360, height: 640, font: 32 },
];

/**
 * Windows in which there is least room for large text: each is just above a width, in units of the text, at which
 * something is built otherwise.
 */
export const roomless: readonly Turn[] = [
  { width: 1280, height: 800, font: 24 },
  { width: 320, height: 640, font: 32 },
  { width: 1280, height: 800, font: 32 },
  { width: 320, height: 640, font: 16 },
  ...(isWhole ? between : []),
];

/** Where a page has too little room in any of these; after that it is as it was. */
export async function crampedByLargeText(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  const turn = await turning(page);
  const problems: string[] = [];
  for (const window of roomless) problems.push(...(await crampedIn(window, turn)));
  if (viewport) await turn(viewport);
  return problems;
}

/** The same, of a page that is turned to a window for it. */
export async function crampedIn(window: Turn, turn: Awaited<ReturnType<typeof turning>>): Promise<string[]> {
  const found = await turn(window, findCramped);
  return found.map((problem) => `${window.font ?? 16} px text, ${window.width} px: ${problem}`);
}

/**
 * Where a page has too little room: it is wider than its window, text runs out of the box that cuts it off without a
 * sign, one thing is printed over another, or a field is lower than a thumb needs, for lack of our look or its place.
 */
export const crampedOf = (page: Page): Promise<string[]> => page.evaluate(findCramped);

/** Runs in the page. */
function findCramped(): string[] {
  interface Room {
    layer: Element | null;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Box extends Readonly<Room> {
    readonly of: Element;
    readonly kind: 'text' | 'icon' | 'control';
  }
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  const say = (what: string, ...elements: Element[]) => {
    const names = elements.map(
      (element) =>
        `${element.localName}.${element.getAttribute('class')} '${element.textContent?.slice(0, 40)}'`,
    );
    problems.push(`${what}: ${names.join(' and ')}`);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh');

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, textOverflow, scrollbarWidth, webkitLineClamp } = getComputedStyle(element);
    if (overflowX === 'visible' || element.clientWidth < 2 || !isSeen(element)) continue;
    if (element.matches('input, select, textarea')) continue;
    // Without a scroll bar it is made to be scrolled sideways, as tabs are.
    const mayBeWide = textOverflow === 'ellipsis' || scrollbarWidth === 'none';
    const mayBeHigh = webkitLineClamp !== 'none' || overflowY === 'auto';
    const { scrollWidth, scrollHeight, clientHeight } = element;
    if (!mayBeWide && scrollWidth > element.clientWidth + 1) say('cut off at the side', element);
    if (!mayBeHigh && scrollHeight > clientHeight + 3) say('cut off below', element);
  }

  for (const field of document.querySelectorAll('.control')) {
    if (field.checkVisibility() && field.getBoundingClientRect().height < 44) say('too low', field);
  }

  const rooms = new Map<Element, Room>();
  /** What an element's surroundings leave of it, and what it is stuck to. */
  const roomOf = (element: Element | null): Room => {
    if (!element) return { layer: null, left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const known = rooms.get(element);
    if (known) return known;
    const room = { ...roomOf(element.parentElement) };
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (/fixed|sticky/.test(position) || element.matches('.dropdown-panel')) room.layer = element;
    const isCut = element !== document.documentElement && element !== document.body;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (isCut && overflowX !== 'visible') {
      room.left = Math.max(room.left, left);
      room.right = Math.min(room.right, right);
    }
    if (isCut && overflowY !== 'visible') {
      room.top = Math.max(room.top, top);
      room.bottom = Math.min(room.bottom, bottom);
    }
    rooms.set(element, room);
    return room;
  };
  const boxes: Box[] = [];
  const add = (of: Element, kind: Box['kind'], rect: DOMRect, shrink = 0) => {
    const room = roomOf(of);
    const [left, right] = [Math.max(rect.left, room.left), Math.min(rect.right, room.right)];
    const top = Math.max(rect.top + (rect.height * shrink) / 2, room.top);
    const bottom = Math.min(rect.bottom - (rect.height * shrink) / 2, room.bottom);
    if (right - left > 2 && bottom - top > 2)
      boxes.push({ of, kind, layer: room.layer, left, top, right, bottom });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || !texts.currentNode.nodeValue?.trim() || !isSeen(parent)) continue;
    if (parent.closest('select, option, textarea, script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // The middle of a line: what a font leaves above and below its letters may overlap.
    for (const rect of range.getClientRects()) add(parent, 'text', rect, 0.4);
  }
  for (const icon of document.querySelectorAll('svg.icon, .avatar, .parcel')) {
    if (isSeen(icon)) add(icon, 'icon', icon.getBoundingClientRect());
  }
  for (const control of document.querySelectorAll('.btn, .iconbtn, .control, .badge')) {
    if (isSeen(control)) add(control, 'control', control.getBoundingClientRect());
  }

  for (const box of boxes) {
    if (box.left < -1 || box.right > clientWidth + 1) say('outside of the window', box.of);
    const room =
      box.kind === 'text' &&
      box.of.closest('.btn, .iconbtn, .badge, .count, .tab, .card, .bubble, .phonebar');
    if (!room) continue;
    const { left, right, top, bottom } = room.getBoundingClientRect();
    const isOut =
      box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    if (isOut) say('out of its box', box.of, room);
  }
  for (const count of document.querySelectorAll('.iconbtn .count')) {
    const icon = count.parentElement?.querySelector('svg.icon');
    if (!icon || !isSeen(count)) continue;
    const [over, under] = [count.getBoundingClientRect(), icon.getBoundingClientRect()];
    const width = Math.min(over.right, under.right) - Math.max(over.left, under.left);
    const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
    const isHidden = width > 0 && height > 0 && width * height > (under.width * under.height) / 2;
    if (isHidden) say('hidden by its count', icon.parentElement as Element);
  }
  // Each with each: what tells most of them apart comes first.
  for (let place = 0; place < boxes.length; place += 1) {
    const one = boxes[place] as Box;
    for (let next = place + 1; next < boxes.length; next += 1) {
      const other = boxes[next] as Box;
      const isOver =
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 &&
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2;
      if (!isOver || one.of === other.of || one.layer !== other.layer) continue;
      // An icon may stand in the room that a field leaves for it, and a count on an icon.
      if (one.kind !== 'text' && other.kind !== 'text') continue;
      if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
      if (one.kind !== other.kind && [one.of, other.of].some((of) => of.closest('.count'))) continue;
      say('printed over each other', one.of, other.of);
    }
  }
  return [...new Set(problems)];
}
