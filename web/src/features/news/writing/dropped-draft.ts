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

/** What the device calls the unfinished news that was dropped last. */
const NAME = 'droppedNews';
const Dropped = z.object({ draft: Draft, at: z.number() });

const read = (memberId: string) => readDeviceDraft(Dropped, NAME, memberId);
const forget = (memberId: string) => dropDeviceDraft(NAME, memberId);
/** Its place may hold another one by now. */
const dropFiles = (memberId: string, draft: Draft) => void dropFilesIn(memberId, folderOf(draft));

/**
 * Takes an unfinished news out of the way. It can be brought back for a day, with its files, or until another one is
 * dropped.
 */
export function dropForNow(memberId: string, draft: Draft): void {
  const earlier = read(memberId);
  if (earlier) dropFiles(memberId, earlier.draft);
  // First: a device that is nearly full has no room for both.
  dropText(memberId, draft);
  keepDeviceDraft(NAME, memberId, { draft, at: Date.now() });
}

/** What can still be brought back. */
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
  // What lasts is not given up for what lives as long as the page.
  if (!isRefused(nameOf(kept), memberId) || isRefused(NAME, memberId)) forget(memberId);
}

/** Keeps a draft on this device; where another one has been written in its place by now, that stays. @returns it as it is kept */
export function keepBeside(memberId: string, draft: Draft): Draft {
  const there = readDeviceDraft(Draft, nameOf(draft), memberId);
  const isOccupied = there && there.id !== draft.id && hasContent(there);
  const kept = isOccupied ? { ...draft, isDetached: true } : draft;
  keepDraft(memberId, kept);
  return kept;
}
