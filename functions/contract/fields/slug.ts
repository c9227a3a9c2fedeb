import { pattern } from './pattern.ts';

const MAX_SLUG_LENGTH = 60; // UTF-16 units

const marks = pattern(String.raw`\p{M}`, 'gu');
const others = pattern(String.raw`[^\p{L}\p{N}]+`, 'gu');

/**
 * A name as a part of an address: `Soil & Water` is `soil-water`. Other alphabets stay; empty where no character can be
 * in an address.
 */
export const slugText = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks(), '')
    .replace(others(), '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
    .toWellFormed();
