import * as z from 'zod/mini';
import {
  dropDeviceDraft,
  isRefused,
  keepDeviceDraft,
  readDeviceDraft,
} from '#web/lib/device/device-draft.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { Draft } from '#web/parts/editor/draft/draft.ts';
import { dropFilesIn } from '#web/parts/sync/queue/kept-files.ts';
import { drafts } from './drafts.ts';

const { nameOf, folderOf, keepDraft, dropText } = drafts;

const KEPT_FOR_MS = 24 * 60 * 60 * 1000; // ms

/** The device's name of the unfinished news that was dropped last. */
const NAME = 'droppedNews';
const Dropped = z.object({ draft: Draft, at: z.number() });

const read = (memberId: string) => readDeviceDraft(Dropped, NAME, memberId);
const forget = (memberId: string) => dropDeviceDraft(NAME, memberId);
/** Another one may have its key by now. */
const dropFiles = (memberId: string, draft: Draft) => void dropFilesIn(memberId, folderOf(draft));

/** Drops an unfinished news. It can be restored for a day, with its files, or until another one is dropped. */
export function dropForNow(memberId: string, draft: Draft): void {
  const earlier = read(memberId);
  if (earlier) dropFiles(memberId, earlier.draft);
  // The old one goes first: a device that is nearly full has no room for both.
  dropText(memberId, draft);
  keepDeviceDraft(NAME, memberId, { draft, at: Date.now() });
}

/** The news that can still be restored. */
export function readDropped(memberId: string): Draft | undefined {
  const dropped = read(memberId);
  if (!dropped) return undefined;
  if (Date.now() - dropped.at < KEPT_FOR_MS) return dropped.draft;
  forget(memberId);
  dropFiles(memberId, dropped.draft);
  return undefined;
}

/** Makes it the unfinished news again. */
export function bringBack(memberId: string, draft: Draft): void {
  const kept = keepBeside(memberId, draft);
  // A lasting copy is not given up for one that lives as long as the page.
  if (!isRefused(nameOf(kept), memberId) || isRefused(NAME, memberId)) forget(memberId);
}

/** Keeps a draft on this device; one that was written under its key meanwhile stays. @returns it as it is kept */
export function keepBeside(memberId: string, draft: Draft): Draft {
  const there = readDeviceDraft(Draft, nameOf(draft), memberId);
  const isOccupied = there && there.id !== draft.id && hasContent(there);
  const kept = isOccupied ? { ...draft, isDetached: true } : draft;
  keepDraft(memberId, kept);
  return kept;
}
