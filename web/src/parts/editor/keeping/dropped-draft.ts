import * as z from 'zod/mini';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { Draft } from '#web/parts/editor/draft/draft.ts';
import { dropFilesIn } from '#web/parts/sync/queue/kept-files.ts';
import type { Drafts } from './drafts.ts';
import { keepBeside } from './keep-beside.ts';

const KEPT_FOR = 24 * 60 * 60 * 1000; // ms

const Dropped = z.object({ draft: Draft, at: z.number() });

/** The unfinished piece that was dropped last, of one kind. */
export function droppedOf(drafts: Drafts) {
  const { names, folderOf, dropText } = drafts;
  /** Its place may hold another one by now. */
  const dropFiles = (memberId: string, draft: Draft) => void dropFilesIn(memberId, folderOf(draft));
  const read = (memberId: string) => readDeviceDraft(Dropped, names.dropped, memberId);
  const forget = (memberId: string) => dropDeviceDraft(names.dropped, memberId);

  return {
    /**
     * Takes an unfinished piece out of the way. It can be brought back for a day, with its files, or until another one
     * is dropped.
     */
    dropForNow(memberId: string, draft: Draft): void {
      const earlier = read(memberId);
      if (earlier) dropFiles(memberId, earlier.draft);
      // First: a device that is nearly full has no room for both.
      dropText(memberId, draft);
      keepDeviceDraft(names.dropped, memberId, { draft, at: Date.now() });
    },

    /** What can still be brought back. */
    readDropped(memberId: string): Draft | undefined {
      const dropped = read(memberId);
      if (!dropped) return undefined;
      if (Date.now() - dropped.at < KEPT_FOR) return dropped.draft;
      forget(memberId);
      dropFiles(memberId, dropped.draft);
      return undefined;
    },

    /** Makes it the unfinished piece again. */
    bringBack(memberId: string, draft: Draft): void {
      keepBeside(drafts, memberId, draft);
      forget(memberId);
    },
  };
}
