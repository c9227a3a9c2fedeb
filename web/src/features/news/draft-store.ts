import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device-draft.ts';
import { dropDeviceFiles } from '#web/lib/device-files.ts';
import { Draft } from './draft.ts';

/** A member has one unfinished news, and one unfinished change of each. */
const nameOf = (edits: string | undefined) => (edits === undefined ? 'newsDraft' : `newsDraft/${edits}`);

/** The folder of a draft's files among those of the device. */
export const folderOf = ({ id }: Pick<Draft, 'id'>) => `news/${id}/`;

/** What is kept, or nothing when there is none or it cannot be read; `edits` is the id of the news that it changes. */
export function readDraft(memberId: string, edits?: string): Draft | undefined {
  return readDeviceDraft(Draft, nameOf(edits), memberId);
}

/** Keeps the draft on this device. @returns false where the browser refuses: then it lives as long as the page. */
export function keepDraft(memberId: string, draft: Draft): boolean {
  return keepDeviceDraft(nameOf(draft.edits), memberId, draft);
}

/** Drops what was typed; a file that is being chosen stays. */
export function dropText(memberId: string, { edits }: Pick<Draft, 'edits'>): void {
  dropDeviceDraft(nameOf(edits), memberId);
}

export function dropDraft(memberId: string, draft: Pick<Draft, 'id' | 'edits'>): void {
  dropText(memberId, draft);
  void dropDeviceFiles(memberId, folderOf(draft));
}
