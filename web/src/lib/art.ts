import marks from '#web/art/marks.svg';

/** Addresses of the drawings for records without a picture of their own. */
const covers = addresses(import.meta.glob<string>('../art/cover-*.svg', { eager: true, import: 'default' }));

/** So many fields, all in one file, because a page shows many. */
const PARCEL_COUNT = 8;

function addresses(files: Record<string, string>): readonly string[] {
  return Object.keys(files)
    .sort()
    .map((name) => files[name] as string);
}

/** 800 × 450; `number` is that of a file, from 1. */
export const cover = (number: number) => covers[number - 1] ?? '';
/** The same id always gets the same drawing. */
export const coverFor = (id: string) => cover(pick(covers.length, id));

/** 96 × 96, a field's pattern; `number` is that of a drawing in `marks.svg`, from 1. */
export const parcel = (number: number) => `${marks}#parcel-${number}`;
export const parcelFor = (id: string) => parcel(pick(PARCEL_COUNT, id));

/** A number from 1 on. Neighbouring ids differ in their last characters alone, so every character counts. */
function pick(many: number, id: string): number {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return (sum % many) + 1;
}
