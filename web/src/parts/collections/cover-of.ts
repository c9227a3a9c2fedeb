import { COVERS } from '#contract/resources/collections.ts';

/** The number of a collection's drawing, made of its id, which begins like those of its neighbours. */
export const coverOf = (id: string): number =>
  1 + ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % COVERS);
