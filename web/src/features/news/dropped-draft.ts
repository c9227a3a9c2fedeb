import * as z from 'zod/mini';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { dropDeviceFiles } from '#web/lib/device/device-files.ts';
import { Draft } from './draft.ts';
import { dropText, folderOf, keepDraft } from './draft-store.ts';

const NAME = 'droppedNews';
const KEPT_FOR = 24 * 60 * 60 * 1000; // ms

const Dropped = z.object({ draft: Draft, at: z.number() });

/**
 * Takes an unfinished news out of the way. It can be brought back for a day, with its files, or until another one is
 * dropped.
 */
export function dropForNow(memberId: string, draft: Draft): void {
  const earlier = readDeviceDraft(Dropped, NAME, memberId);
  if (earlier) dropFiles(memberId, earlier.draft);
  // First: a device that is nearly full has no room for both.
  dropText(memberId, draft);
  keepDeviceDraft(NAME, memberId, { draft, at: Date.now() });
}

/** What can still be brought back. */
export function readDropped(memberId: string): Draft | undefined {
  const dropped = readDeviceDraft(Dropped, NAME, memberId);
  if (!dropped) return undefined;
  if (Date.now() - dropped.at < KEPT_FOR) return dropped.draft;
  forgetDropped(memberId);
  dropFiles(memberId, dropped.draft);
  return undefined;
}

/** Makes it the unfinished news again. */
export function bringBack(memberId: string, draft: Draft): void {
  keepDraft(memberId, draft);
  forgetDropped(memberId);
}

/** Its place may hold another one by now. */
const dropFiles = (memberId: string, draft: Draft) => void dropDeviceFiles(memberId, folderOf(draft));

const forgetDropped = (memberId: string) => dropDeviceDraft(NAME, memberId);
