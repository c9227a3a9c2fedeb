import type Axe from 'axe-core';

export interface Look {
  readonly found: readonly string[];
  /** Whether there is a contrast to be looked at in the other theme. */
  readonly hasMore: boolean;
}

/** What is left in a document of the looks at it. */
interface Looked {
  /** Each way of standing in it that a text or what is around one had, and its number. */
  readonly ways: Map<string, number>;
  /** Those of them whose contrast is known to be good. */
  readonly good: Set<number>;
  /** The texts whose contrast is good in light, and is still to be looked at in dark. */
  texts: Element[];
}

type LookedAt = typeof window & { axe: typeof Axe; looked: Looked };

/** To be evaluated in a page that has axe, to a `Look`: by all of its rules. */
export const lookInLight = inPage('lookByAllRules()');

/** To be evaluated right after, where there is more: by the one rule that may find another thing in the dark. */
export const lookInDark = inPage('lookAtContrast(window.looked.texts.splice(0))');

function inPage(look: string): string {
  return `(async () => {
    ${holdStill}
    ${lookByAllRules}
    ${lookAtContrast}
    ${textsByWay}
    window.looked ??= { ways: new Map(), good: new Set(), texts: [] };
    await holdStill();
    const { found } = await ${look};
    const hasMore = window.looked.texts.length > 0;
    if (!hasMore) document.adoptedStyleSheets = [];
    const told = found.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ element }) => element?.outerHTML.slice(0, 300)).join(' '),
    );
    return { found: told, hasMore };
  })()`;
}

/**
 * Colours fade into each other, and half-way they have no contrast. What the page does by itself may begin a fade at
 * any moment, so as long as it is looked at there are none; what moves otherwise comes to its end first.
 */
async function holdStill(): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  }
  const comesToAnEnd = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const moving = () => document.getAnimations().filter(comesToAnEnd);
  for (let some = moving(); some.length > 0; some = moving())
    await Promise.allSettled(some.map(({ finished }) => finished));
}

async function lookByAllRules(): Promise<{ found: Axe.Result[] }> {
  const { axe, looked } = window as unknown as LookedAt;
  const { violations: found } = await axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    selectors: false,
    // Style sheets, which it would fetch again, are read by no rule that is on.
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: false } },
  });
  looked.texts = [];
  const ways = textsByWay();
  // What something lies over it does not judge: another that stands in the same way may be free.
  for (const [from, to] of [[0, 1], [1]]) {
    const contrast = await lookAtContrast([...ways.values()].flatMap((all) => all.slice(from, to)));
    found.push(...contrast.found);
    looked.texts.push(...contrast.good);
    for (const [way, all] of ways) {
      if (!all.some((text) => contrast.good.includes(text))) continue;
      looked.good.add(way);
      ways.delete(way);
    }
  }
  return { found };
}

async function lookAtContrast(texts: Element[]): Promise<{ found: Axe.Result[]; good: Element[] }> {
  if (texts.length === 0) return { found: [], good: [] };
  const { violations, passes } = await (window as unknown as LookedAt).axe.run(
    { include: texts },
    {
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      selectors: false,
      runOnly: { type: 'rule', values: ['color-contrast'] },
    },
  );
  const good = passes.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
  return { found: violations, good };
}

/**
 * The contrast of a text follows from what it is called, what it stands in and the colours of all that. These are the
 * texts that can be read and stand in ways that axe has not found good in this document.
 */
function textsByWay(): Map<number, Element[]> {
  const { looked } = window as unknown as LookedAt;
  const named = /^(class|style|type|role|data-|aria-(current|selected|pressed|expanded|invalid))/;
  const numbers = new Map<Element, number>();
  const numberOf = (...parts: (string | number)[]): number => {
    const way = parts.join(' ');
    const number = looked.ways.get(way) ?? looked.ways.size + 1;
    looked.ways.set(way, number);
    return number;
  };
  const wayOf = (element: Element | null): number => {
    if (!element) return 0;
    const known = numbers.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const names = [...element.attributes].filter(({ name }) => named.test(name));
    const number = numberOf(
      wayOf(element.parentElement),
      element.localName,
      ...names.map(({ name, value }) => name + value),
      color,
      backgroundColor,
      backgroundImage,
      opacity,
    );
    numbers.set(element, number);
    return number;
  };
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const canBeRead = (element: Element) => {
    const { bottom, width } = element.getBoundingClientRect();
    // What is meant for ears alone is a pixel wide, and the way past the bars waits above the page.
    if (width <= 1 || bottom + scrollY <= 0) return false;
    // Of what is off, no contrast is asked.
    return !element.closest(':disabled, [aria-disabled="true"]');
  };

  const ways = new Map<number, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (!canBeRead(element)) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const way = numberOf(wayOf(element), fontSize, fontWeight);
    if (!looked.good.has(way)) ways.set(way, [...(ways.get(way) ?? []), element]);
  }
  return ways;
}
