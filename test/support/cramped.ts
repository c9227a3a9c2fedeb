import type { Page } from 'playwright-core';
import { hasArrived } from '#test/layout.ts';

/** Sizes that a person sets as their browser's font, in windows of these widths, in px. */
const settings = [
  { font: 16, widths: [320] },
  { font: 24, widths: [320, 360, 1280] },
  { font: 32, widths: [320, 360, 1280] },
];

/** Where a page has too little room in any of these; after that it is as it was. */
export async function crampedByLargeText(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const setFont = (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  const problems: string[] = [];
  for (const { font, widths } of settings) {
    await setFont(font);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width > 1000 ? 800 : 640 });
      const found = await onceTurned(page, font, findCramped);
      problems.push(...found.map((problem) => `${font} px text, ${width} px: ${problem}`));
    }
  }
  await setFont(16);
  if (viewport) await page.setViewportSize(viewport);
  await onceTurned(page, 16, () => undefined);
  await session.detach();
  return problems;
}

/**
 * Looks at a page that has just got another window or font: it hears of that in the frame after, and may then show
 * something else. All in one go, because this is done some hundreds of times.
 */
const onceTurned = <T>(page: Page, font: number, look: () => T): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasArrived = ${hasArrived};
    while (getComputedStyle(document.documentElement).fontSize !== '${font}px') await frame();
    await frame();
    await frame();
    while (!(await hasArrived())) await frame();
    return (${look})();
  })()`);

/**
 * Where a page has too little room: it is wider than its window, text runs out of the box that cuts it off without a
 * sign, or one thing is printed over another.
 */
export const crampedOf = (page: Page): Promise<string[]> => page.evaluate(findCramped);

/** Runs in the page. */
function findCramped(): string[] {
  interface Box {
    readonly of: Element;
    readonly kind: 'text' | 'icon' | 'control';
    readonly layer: Element | null;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
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

  const boxes: Box[] = [];
  const add = (of: Element, kind: Box['kind'], rect: DOMRect, shrink = 0) => {
    let { left, right, top, bottom } = rect;
    top += (rect.height * shrink) / 2;
    bottom -= (rect.height * shrink) / 2;
    let layer: Element | null = null;
    for (let above: Element | null = of; above; above = above.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(above);
      if (!layer && (/fixed|sticky/.test(position) || above.matches('.dropdown-panel'))) layer = above;
      if (above === document.documentElement || above === document.body) continue;
      const room = above.getBoundingClientRect();
      if (overflowX !== 'visible') {
        left = Math.max(left, room.left);
        right = Math.min(right, room.right);
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, room.top);
        bottom = Math.min(bottom, room.bottom);
      }
    }
    if (right - left > 2 && bottom - top > 2) boxes.push({ of, kind, layer, left, top, right, bottom });
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
  for (const [place, one] of boxes.entries()) {
    for (const other of boxes.slice(place + 1)) {
      if (one.of === other.of || one.layer !== other.layer) continue;
      // An icon may stand in the room that a field leaves for it, and a count on an icon.
      if (one.kind !== 'text' && other.kind !== 'text') continue;
      if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
      if (one.kind !== other.kind && [one.of, other.of].some((of) => of.closest('.count'))) continue;
      const isOver =
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
      if (isOver) say('printed over each other', one.of, other.of);
    }
  }
  return [...new Set(problems)];
}
