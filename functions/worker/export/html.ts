import { messages } from './messages.ts';

/* Pieces of the page in an archive, as HTML. What is empty is left out. */

export const section = (title: string, parts: readonly string[]) =>
  parts.length === 0
    ? ''
    : `<section><h2>${escaped(title)} (${parts.length})</h2>${parts.join('\n')}</section>`;

export const line = (text: string) => paragraph(text);

export function paragraph(text: unknown): string {
  return text === undefined || text === '' ? '' : `<p>${escaped(text)}</p>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A picture is shown; anything else is a link. */
export function fileOf(path: string, has: ReadonlySet<string>): string {
  if (!has.has(path)) return '';
  const at = escaped(`files/${path}`);
  return /\.(png|jpe?g)$/.test(path)
    ? `<p><img src="${at}" alt="" loading="lazy"></p>`
    : `<p><a href="${at}">${messages.file}: ${escaped(path)}</a></p>`;
}
