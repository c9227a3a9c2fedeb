import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const source = (path: string) => readFileSync(new URL(`../../web/src/${path}`, import.meta.url), 'utf8');

/** A token with a light and a dark value. */
const byTheme = /^light-dark\((.*), (.*)\)$/;

/**
 * The script inline in the site's page: the build puts it there, and the content-security policy allows it by its hash.
 */
export const bootScript = source('boot/boot.js').replace(/\s+/g, ' ').trim();
export const bootStyle = inlineStyle(source('boot/boot.css'));

/** The logo, inline in the page. */
export const bootMark = source('art/mark.svg').trim().replace('<svg', '<svg class="b-mark"');

/** The hash source of an inline element in a content-security policy. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A minified sheet, preceded by the tokens that it uses, in their light and their dark values. */
export function inlineStyle(sheet: string): string {
  const tokenSheet = source('styles/tokens.css');
  const tokens = tokensIn(tokenSheet, /:root \{([^}]*)/);
  const onlyDark = tokensIn(tokenSheet, /:root\[data-theme="dark"\] \{([^}]*)/);
  const names = usedIn(sheet, tokens);
  const used = [...tokens].filter(([name]) => names.has(name));
  const light = used.map(([name, value]) => `${name}:${value.replace(byTheme, '$1')};`);
  const dark = used
    .filter(([name, value]) => onlyDark.has(name) || byTheme.test(value))
    .map(([name, value]) => `${name}:${onlyDark.get(name) ?? value.replace(byTheme, '$2')};`);
  const colours = `:root{color-scheme:light dark;${light.join('')}}@media (prefers-color-scheme:dark){:root{${dark.join('')}}}`;
  return withoutSpaces(colours + sheet);
}

function tokensIn(sheet: string, block: RegExp): Map<string, string> {
  const [, text = ''] = block.exec(withoutComments(sheet)) ?? [];
  const tokens = [...text.matchAll(/(--[\w-]+): ([^;]*)/g)];
  if (tokens.length === 0) throw new Error(`tokens.css has no block ${block.source}`);
  return new Map(tokens.map(([, name = '', value = '']) => [name, value]));
}

/** Names of the tokens that a text uses, and of those that they use in turn. */
function usedIn(text: string, tokens: Map<string, string>, used = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    // The sheet may define a custom property of its own.
    if (used.has(name) || text.includes(`${name}: `)) continue;
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`A page uses ${name}, which is no token`);
    usedIn(value, tokens, used.add(name));
  }
  return used;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}

function withoutSpaces(css: string): string {
  return withoutComments(css)
    .replace(/ ?([{};,>]) ?|(:) /g, '$1$2')
    .replaceAll(';}', '}')
    .trim();
}
