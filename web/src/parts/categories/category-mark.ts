import { parcel } from '#web/lib/art.ts';

/** Chosen so that the categories of a new system get the fields that were drawn for them. */
const FACTOR = 34_565;
const FIELDS = 8;

/** The mark of a category: its name selects one of the fields. */
export function categoryMark(name: string): string {
  let sum = 0;
  for (const letter of name) sum = Math.imul(sum, FACTOR) + letter.charCodeAt(0);
  return parcel(((sum >>> 24) % FIELDS) + 1);
}
