const kinds = {
  // The build writes `light-dark()` with names of its own.
  colour: (_: string, value: string) => /^(#|rgb|light-dark|var\(--lightningcss)/.test(value),
  text: (name: string) => name.startsWith('--text-'),
  space: (name: string) => /^--(space-|gutter|section|tap|control)/.test(name),
  shape: (name: string) => /^--(radius|headland)-/.test(name),
};

export type TokenKind = keyof typeof kinds;

/** The names of the tokens of one kind, in the order of the style sheet. */
export function namesOf(kind: TokenKind): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        for (const name of rule.style)
          if (kinds[kind](name, rule.style.getPropertyValue(name))) names.add(name);
  return [...names];
}
