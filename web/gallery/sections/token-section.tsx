import type { ReactNode } from 'react';
import { Badge } from '#web/components/content/badge.tsx';
import { Specimens } from '../specimen.tsx';

/** The layout's primitives, each with a few things in it. */
const layouts = Object.fromEntries(
  ['stack gap-2', 'row gap-2', 'row between', 'cluster gap-2-3', 'grid gap-3'].map((name) => [
    name,
    <div key={name} className={name}>
      {['Rye', 'Oats', 'Barley'].map((crop) => (
        <Badge key={crop}>{crop}</Badge>
      ))}
    </div>,
  ]),
);

/** All tokens of the style sheet, by what they are. */
/** How each kind of tokens is shown, and what it is shown by. */
const kindsShown = [
  ['colour', 'swatches grid gap-3', 'swatch'],
  ['text', 'types', ''],
  ['space', 'lengths', 'length'],
  ['shape', 'swatches grid gap-3', 'corner'],
] as const;

export const TokenSection = () => (
  <>
    {kindsShown.map(([kind, list, look]) => (
      <ul key={kind} className={list}>
        {namesOf(kind).map((name) => (
          <li key={name}>
            <Shown of={name} className={look}>
              {kind === 'text' && 'Rows of barley'}
            </Shown>
            <code>{name.slice(2)}</code>
          </li>
        ))}
      </ul>
    ))}
    <Specimens columns of={layouts} />
  </>
);

/** The policy refuses style attributes in the page; a script may set a property. */
const Shown = ({ of, className, children }: { of: string; className?: string; children?: ReactNode }) => (
  <span className={className} ref={(element) => element?.style.setProperty('--shown', `var(${of})`)}>
    {children}
  </span>
);

const kinds = {
  // The build writes `light-dark()` with names of its own.
  colour: (_: string, value: string) => /^(#|rgb|light-dark|var\(--lightningcss)/.test(value),
  text: (name: string) => name.startsWith('--text-'),
  space: (name: string) => /^--(space-|gutter|section|tap|control)/.test(name),
  shape: (name: string) => /^--(radius|headland)-/.test(name),
};

type TokenKind = keyof typeof kinds;

/** The names of the tokens of one kind, in the order of the style sheet. */
function namesOf(kind: TokenKind): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        for (const name of rule.style)
          if (kinds[kind](name, rule.style.getPropertyValue(name))) names.add(name);
  return [...names];
}
