import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Classes in an attribute `className` or a key of that name, whatever they depend on; the open ends of a template are
 * left out.
 */
export function classesIn(path: string, source: string): Set<string> {
  const found = new Set<string>();
  const places: { readonly start: number; readonly end: number }[] = [];
  /** What is only compared, and what something is looked up by. */
  const other: { readonly start: number; readonly end: number }[] = [];
  const isIn = (node: { start: number; end: number }, parts: typeof places) =>
    parts.some(({ start, end }) => start <= node.start && node.end <= end);
  const isClass = (node: { start: number; end: number }) => isIn(node, places) && !isIn(node, other);

  // Parents come before what is in them.
  new Visitor({
    JSXAttribute({ name, value }) {
      if (/(?:^c|C)lassName$/.test(String(name.name)) && value) places.push(value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'className') places.push(value);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && /Class$/.test(callee.name)) places.push(...given.slice(1));
    },
    BinaryExpression({ operator, left, right }) {
      if (/^[!=]=/.test(operator)) other.push(left, right);
    },
    Literal(node) {
      if (typeof node.value === 'string' && isClass(node))
        for (const name of words(node.value)) found.add(name);
    },
    TemplateLiteral(node) {
      if (!isClass(node)) return;
      const text = node.quasis.map(({ value }) => value.cooked).join('…');
      for (const name of words(text)) if (!name.includes('…')) found.add(name);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Classes that a sheet styles: `alone` of those that are a whole selector, `led` of those that one begins with, `named`
 * of all.
 */
export function classesOf(css: string): Record<'alone' | 'led' | 'named', Set<string>> {
  const selectors = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));
  const classes = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return {
    alone: new Set(selectors.flatMap((selector) => /^\.([a-z][\w-]*)$/i.exec(selector.trim())?.[1] ?? [])),
    led: new Set(selectors.flatMap((selector) => classes(selector.trim().split(/[\s>+~]/)[0] ?? ''))),
    named: new Set(selectors.flatMap(classes)),
  };
}
