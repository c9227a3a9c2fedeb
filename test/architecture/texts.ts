import { parseSync, Visitor } from 'rolldown/utils';

/** Attributes, of elements and of components, whose text people read or hear. */
const SAID = new Set([
  'aria-label',
  'aria-description',
  'placeholder',
  'title',
  'alt',
  'label',
  'hint',
  'text',
]);
/** Names of what is imported, of keys and of what a browser calls something. */
const NAMING = new Set(['awaitedPart', 'includes', 'startsWith', 'endsWith', 'setHeader']);

type Node = { readonly start: number; readonly end: number };

/** What a module says to people by itself, in the order in which it stands there. */
export function textsIn(path: string, source: string): string[] {
  const found: { start: number; text: string }[] = [];
  /** Where code stands that only looks like a text. */
  const code: Node[] = [];
  const add = ({ start, end }: Node, text: string) => {
    if (!code.some((part) => part.start <= start && end <= part.end)) found.push({ start, text });
  };
  const named = ({ callee, arguments: given }: { callee: unknown; arguments: Node[] }) => {
    const { name, property } = callee as { name?: string; property?: { name?: string } };
    if (NAMING.has(property?.name ?? name ?? '')) code.push(...given);
  };

  // Parents come before what is in them.
  new Visitor({
    ImportDeclaration: (node) => void code.push(node.source),
    ImportExpression: (node) => void code.push(node.source),
    ExportNamedDeclaration: ({ source }) => void (source && code.push(source)),
    ExportAllDeclaration: (node) => void code.push(node.source),
    TSLiteralType: (node) => void code.push(node),
    SwitchCase: ({ test }) => void (test && code.push(test)),
    BinaryExpression: ({ operator, left, right }) => {
      if (/^[!=]=/.test(operator)) code.push(left, right);
    },
    CallExpression: named,
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value) code.push(value);
      if (SAID.has(String(name.name)) && value?.type === 'Literal' && /\p{L}/u.test(String(value.value)))
        add(value, String(value.value));
    },
    JSXText(node) {
      if (/\p{L}/u.test(node.value.replace(/&\w+;|Furrow/g, ''))) add(node, node.value.trim());
    },
    Literal(node) {
      if (typeof node.value === 'string' && isText(node.value)) add(node, node.value);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked).join('…');
      if (isText(text) || isAround(text)) add(node, text);
    },
  }).visit(parseSync(path, source).program);
  return [...new Map(found.map(({ start, text }) => [start, text])).values()];
}

/**
 * Begins with a word in a capital, or has the signs of a sentence in it. The name of the product is the same
 * everywhere.
 */
const isText = (text: string) => {
  const said = text.replace(/Furrow/g, '').trim();
  return /^\p{Lu}\p{Ll}+(?=[\s,.:;!?…’-]|$)/u.test(said) || /\p{Ll}{2}[.!?…]+ \p{L}/u.test(said);
};

/** Words before or after what a template takes: `… of … stars`. */
const isAround = (text: string) => /…\s+\p{Ll}{2,}(?![-\p{L}])|(?<![-\p{L}])\p{Ll}{2,}\s+…/u.test(text);
