import type { Page } from 'playwright-core';

/**
 * What a page does not show in a person's own colours (forced colours), where backgrounds and shadows of ours are gone:
 * controls and cards without an edge, links without a line, and current or chosen entries that differ from the others by
 * colour alone. Also buttons whose edges touch each other, or stand left of what they are in.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: null });
  return lost;
}

/** Runs in the page. */
function findLost(): string[] {
  // Colours change over a moment, and what counts is how they stay.
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const isFilled = (colour: string) => colour !== canvas && !/, 0\)$/.test(colour);
  const hasEdge = (element: Element) => {
    // The device draws its own check boxes.
    if (element.matches('[type="checkbox"]')) return getComputedStyle(element).appearance === 'auto';
    const style = getComputedStyle(element);
    const isDrawn = (line: 'outline' | 'borderTop') =>
      style[`${line}Style`] !== 'none' &&
      Number.parseFloat(style[`${line}Width`]) >= 1 &&
      style[`${line}Color`] !== canvas;
    return isDrawn('outline') || isDrawn('borderTop') || isFilled(style.backgroundColor);
  };
  /** What tells one entry from the next, colours apart: its edge, its underline, and the bar that it may have. */
  const lookOf = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      // What is empty is seen by its fill alone.
      const bar = part && isFilled(style.backgroundColor) ? 'bar' : '';
      const content = style.content.replace('""', 'none');
      return [content, bar, style.outlineStyle, style.outlineWidth, style.textDecorationLine].join(' ');
    });

  const boxes =
    'button, .btn, .card, .file-card, .file-box, .member-card, .profile-card, .dash, .block-card, .achievement, .bubble, .badge, .count, ' +
    '.alert, .sample-note, .minical, .chat, .bar, .control, .check input, .drop';
  const edgeless = seen(boxes).filter((element) => !hasEdge(element));
  const unmarked = seen('nav [aria-current]').filter((current) => {
    const others = [...(current.closest('nav')?.querySelectorAll(current.localName) ?? [])];
    const other = others.find(
      (one) => !one.hasAttribute('aria-current') && one.className === current.className,
    );
    return other && lookOf(other).join() === lookOf(current).join();
  });
  const [plain] = seen('[role="gridcell"]:not([aria-current], [aria-selected="true"]) .cal-day');
  const days = seen('[role="gridcell"]:is([aria-current], [aria-selected="true"]) .cal-day');
  unmarked.push(...days.filter((day) => plain && lookOf(day).join() === lookOf(plain).join()));
  const [open] = seen('.choice:not(:has(:checked))');
  const chosen = seen('.choice:has(:checked)');
  unmarked.push(...chosen.filter((choice) => open && lookOf(choice).join() === lookOf(open).join()));
  const edgeOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const inside = Math.min(0, Number.parseFloat(getComputedStyle(element).outlineOffset)) + 1;
    return { left: left - inside, right: right + inside };
  };
  const touching = seen('.iconbtn + .iconbtn').filter(
    (button) => edgeOf(button).left - edgeOf(button.previousElementSibling as Element).right < 4,
  );
  const pulled = seen('#main .btn-plain').filter((button) => {
    const around = button.parentElement as Element;
    const { paddingLeft } = getComputedStyle(around);
    return (
      button.getBoundingClientRect().left <
      around.getBoundingClientRect().left + Number.parseFloat(paddingLeft) - 1
    );
  });
  const links = seen('#main p a, #main .linked-by').filter(
    (link) => !link.matches('.btn') && !getComputedStyle(link).textDecorationLine.includes('underline'),
  );
  return [
    ...links.map((link) => `a link without a line: ${name(link)}`),
    ...edgeless.map((element) => `no edge: ${name(element)}`),
    ...touching.map((element) => `touches the one before: ${name(element)}`),
    ...pulled.map((element) => `stands left of the text: ${name(element)}`),
    ...unmarked.map((element) => `looks like the others: ${name(element)}`),
  ];
}
