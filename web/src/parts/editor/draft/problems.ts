import { MAX_KEPT_FILE_BYTES } from '#web/lib/device/device-files.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { COVER, type Draft, type Files, HEAD } from './draft.ts';
import { allParts, type Part } from './draft-files.ts';

/**
 * Why a block (or the cover, the head, a material) cannot be saved: texts by the API's fields, and by `picture`,
 * `video` or `file` for files.
 */
export type BlockProblems = Readonly<Record<string, string | undefined>>;
export type Problems = Readonly<Record<string, BlockProblems>>;

/** Why chosen files are asked for again, by their names on the device. */
export function lostIn(draft: Draft, files: Files): Readonly<Record<string, string>> {
  const lost = allParts(draft).filter((part) => !isThere(part, files));
  return Object.fromEntries(lost.map((part) => [part.name, lostText(part)]));
}

/** A draft as it was checked, and the problems. */
export interface Checked {
  readonly draft: Draft;
  readonly problems: Problems;
}

/** The problems that remain: what was changed since is checked again when it is saved again. */
export function standingProblems(checked: Checked | undefined, draft: Draft): Problems {
  if (!checked) return {};
  const before: readonly unknown[] = partsIn(checked.draft);
  const untouched: string[] = partsIn(draft)
    .filter((part) => before.includes(part))
    .map(({ id }) => id);
  if (draft.cover === checked.draft.cover) untouched.push(COVER);
  if (draft.head === checked.draft.head) untouched.push(HEAD);
  return Object.fromEntries(Object.entries(checked.problems).filter(([id]) => untouched.includes(id)));
}

const partsIn = ({ blocks, materials = [] }: Draft) => [...blocks, ...materials];

/** Whether a chosen file can still be sent. */
export const isThere = ({ name, chosen }: Part, files: Files) =>
  chosen.upload !== undefined || files[name] !== undefined;

/** Why a chosen file is asked for again. */
export const lostText = ({ chosen: { name, bytes } }: Part) =>
  bytes > MAX_KEPT_FILE_BYTES ? messages.files.tooLarge(name) : messages.files.lost(name);
