import { typeOf, uploadKinds } from '#contract/upload-kinds.ts';
import { isReadable } from '#web/lib/is-readable.ts';
import { messages } from './material-messages.ts';

const { types, largest } = uploadKinds.material;

/** What the file chooser offers; the extensions are for devices that know no types. */
export const MATERIAL_TYPES = [...Object.keys(types).map((type) => `.${type}`), ...Object.values(types)].join(
  ',',
);

/** Why a file cannot be a lesson's material; undefined for one that can. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const { name, size } = file;
  if (typeOf('material', name) === undefined) return messages.wrongType(name);
  if (size > largest) return messages.tooLarge(name, largest / 1_000_000);
  if (!(await isReadable(file))) return messages.unreadable(name);
  return size === 0 ? messages.nothingIn(name) : undefined;
}
