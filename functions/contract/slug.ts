import { pattern } from './pattern.ts';

const MAX_SLUG_LENGTH = 60; // UTF-16 units

const marks = pattern(String.raw`\p{M}`, 'gu');
const others = pattern(String.raw`[^\p{L}\p{N}]+`, 'gu');

/** What a name looks like in an address: `Soil & Water` is `soil-water`. Other alphabets stay; empty where nothing of it can stand there. */
export const slugText = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks(), '')
    .replace(others(), '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
    .toWellFormed();
