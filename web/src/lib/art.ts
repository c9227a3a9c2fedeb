/** Addresses of the drawings that stand where a record has no picture of its own. */
const covers = addresses(import.meta.glob<string>('../art/cover-*.svg', { eager: true, import: 'default' }));
const parcels = addresses(
  import.meta.glob<string>('../art/parcel-*.svg', { eager: true, import: 'default' }),
);
const people = addresses(import.meta.glob<string>('../art/person-*.svg', { eager: true, import: 'default' }));

function addresses(files: Record<string, string>): readonly string[] {
  return Object.keys(files)
    .sort()
    .map((name) => files[name] as string);
}

/** 800 × 450; `number` is that of a file, from 1. */
export const cover = (number: number) => covers[number - 1] ?? '';
/** The same id always gets the same one. */
export const coverFor = (id: string) => pick(covers, id);

/** 96 × 96, a field's pattern; `number` is that of a file, from 1. */
export const parcel = (number: number) => parcels[number - 1] ?? '';
export const parcelFor = (id: string) => pick(parcels, id);

/** 96 × 96, a face; `number` is that of a file, from 1. */
export const person = (number: number) => people[number - 1] ?? '';
export const personFor = (id: string) => pick(people, id);

/** Neighbouring ids differ in their last characters alone, so every character counts. */
function pick(drawings: readonly string[], id: string): string {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return drawings[sum % drawings.length] ?? '';
}
