import { dropDeviceFiles } from '#web/lib/device-files.ts';
import { Draft } from './draft.ts';

/** A member has one unfinished news; the member's id is in the key, so nobody else is offered it. */
const keyOf = (memberId: string) => `newsDraft:${memberId}`;

/** What is kept, or nothing when there is none or it cannot be read. */
export function readDraft(memberId: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(memberId));
    return kept === null ? undefined : Draft.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Keeps the draft on this device; where the browser refuses, it lives as long as the page. */
export function keepDraft(memberId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anyone from writing.
  }
}

export function dropDraft(memberId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId));
  } catch {
    // What could not be kept need not be dropped.
  }
  void dropDeviceFiles(memberId, 'news/');
}
