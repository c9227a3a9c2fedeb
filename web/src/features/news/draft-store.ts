import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device-draft.ts';
import { dropDeviceFiles } from '#web/lib/device-files.ts';
import { Draft } from './draft.ts';

/** A member has one unfinished news. */
const NAME = 'newsDraft';

/** What is kept, or nothing when there is none or it cannot be read. */
export function readDraft(memberId: string): Draft | undefined {
  return readDeviceDraft(Draft, NAME, memberId);
}

/** Keeps the draft on this device; where the browser refuses, it lives as long as the page. */
export function keepDraft(memberId: string, draft: Draft): void {
  keepDeviceDraft(NAME, memberId, draft);
}

export function dropDraft(memberId: string): void {
  dropDeviceDraft(NAME, memberId);
  void dropDeviceFiles(memberId, 'news/');
}
