import { contract } from '#contract/index.ts';
import { pathParameters } from '#contract/route.ts';

export const MEGABYTES = 4_000_000; // bytes: a body may have 4.5 million

const filled = (part: string, bytes: number) => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));

/** Texts of so many bytes that are the worst for some way of looking at them. */
export const endlessTexts = (bytes: number): Record<string, string> => ({
  'an address that does not end': `a@${filled('.', bytes - 3)}@`,
  dots: filled('.', bytes),
  spaces: filled(' ', bytes),
  'spaces before a letter': `${filled(' ', bytes - 1)}x`,
  accents: filled('\u0301', bytes),
  'letters with all their accents': filled('e\u0301\u0323\u0302', bytes),
  'what is normalized to much more': filled('\ufdfa', bytes),
  'what cannot be seen': filled('\u200b', bytes),
  'what turns around': filled('\u202e', bytes),
  emoji: filled('👩‍🌾', bytes),
  '@': filled('@', bytes),
  digits: filled('9', bytes),
  'a link that does not end': `https://${filled('a.', bytes - 10)}@`,
  'a day that does not end': `2026-01-01${filled('(', bytes - 10)}`,
  letters: filled('a', bytes),
});

/** Every row with its fields: those of its address, and the others. */
export const rowsWithFields = Object.values(contract)
  .flatMap((routes) => Object.entries(routes))
  .map(([name, route]) => {
    const inPath = pathParameters(route.path);
    const all = Object.keys((route.input as unknown as { shape: object }).shape);
    return { name, route, inPath, fields: all.filter((field) => !inPath.includes(field)) };
  });
