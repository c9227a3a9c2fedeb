import { expect } from 'vitest';

/** What a reply carries of something that was edited so many times. */
export const atVersion = (version: number) => ({ version, changedAt: expect.any(String) });
