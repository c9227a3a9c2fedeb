const LONGEST = 60; // UTF-16 units

/** What a name looks like in an address: `Soil & Water` is `soil-water`. Other alphabets stay; empty where nothing of it can stand there. */
export const slugText = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
    .toWellFormed();
