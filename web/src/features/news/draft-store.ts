import {
  deviceDraftNames,
  dropDeviceDraft,
  hearDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
} from '#web/lib/device/device-draft.ts';
import { dropDeviceFiles } from '#web/lib/device/device-files.ts';
import { hasContent } from './block-values.ts';
import { Draft } from './draft.ts';

type Place = Pick<Draft, 'edits' | 'copyOf'>;

/** A member has one unfinished news, and one unfinished change of each; of one that was deleted it stays in its place. */
const nameOf = ({ edits, copyOf = edits }: Place) =>
  copyOf === undefined ? 'newsDraft' : `newsDraft/${copyOf}`;

/** The folder of a draft's files among those of the device. */
export const folderOf = ({ id }: Pick<Draft, 'id'>) => `news/${id}/`;

/** What is kept, or nothing when there is none or it cannot be read; `edits` is the id of the news that it changes. */
export function readDraft(memberId: string, edits?: string): Draft | undefined {
  return readDeviceDraft(Draft, nameOf({ edits }), memberId);
}

/** What the member is writing that is no news yet: it may have been a change of one that was deleted. */
export function readUnfinished(memberId: string): Draft | undefined {
  const own = readDraft(memberId);
  if (own && hasContent(own)) return own;
  const copies = deviceDraftNames('newsDraft/', memberId).map((name) =>
    readDeviceDraft(Draft, name, memberId),
  );
  return copies.find((draft) => draft?.copyOf !== undefined) ?? own;
}

/** Keeps the draft on this device. @returns false where the browser refuses: then it lives as long as the page. */
export function keepDraft(memberId: string, draft: Draft): boolean {
  return keepDeviceDraft(nameOf(draft), memberId, draft);
}

/** Calls `taken` when another tab has saved the draft, or dropped it. */
export function hearDraftTaken(memberId: string, draft: Draft, taken: () => void): () => void {
  return hearDeviceDraft(Draft, nameOf(draft), memberId, (kept) => kept?.id === draft.id || taken());
}

/** Drops what was typed; a file that is being chosen stays. */
export function dropText(memberId: string, draft: Place): void {
  dropDeviceDraft(nameOf(draft), memberId);
}

export function dropDraft(memberId: string, draft: Place & Pick<Draft, 'id'>): void {
  dropText(memberId, draft);
  void dropDeviceFiles(memberId, folderOf(draft));
}
