import * as z from 'zod/mini';
import type { Export } from '#contract/users/users.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7; // the bucket's rule removes it then (`lib/cloud/data/storage.ts`)

/** The last archive of what is theirs that a member asked for. */
export const ExportItem = z.object({
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: z.string(),
  finishedAt: z.optional(z.string()),
  /** Bytes of the archive. */
  size: z.optional(z.int()),
  ...versioned,
});
export type ExportItem = z.infer<typeof ExportItem>;

/** Undefined for a member who never asked. */
export async function findExport(userId: string): Promise<ExportItem | undefined> {
  const item = await findItem(keys.export(userId));
  return item && ExportItem.parse(item);
}

/** Keys of its objects begin so; the archive's is this and `.zip`. */
export const exportKey = (userId: string, id: string): string => `${userId}/${id}`;
export const archiveKey = (userId: string, id: string): string => `${exportKey(userId, id)}.zip`;

/** One that is under way for longer has been lost. */
const isUnderWay = ({ state, askedAt }: ExportItem, now: number) =>
  state === 'making' && now - Date.parse(askedAt) < DAY_MS;

/** Throws `export.under-way`, and `export.today` for a member who had one made within a day. */
export function checkMayAsk(item: ExportItem | undefined, now: number): void {
  if (!item) return;
  if (isUnderWay(item, now)) {
    const text = 'Your download is being made already. It will be here in a moment.';
    throw new AppError('conflict', 'export.under-way', text);
  }
  if (item.state === 'ready' && now - Date.parse(item.finishedAt ?? '') < DAY_MS) {
    const text = 'One download a day: this one is from today. Please ask again tomorrow.';
    throw new AppError('tooMany', 'export.today', text);
  }
}

/** What its member sees of it, without its address; `none` also for one that is not kept any more. */
export function showExport(item: ExportItem | undefined, now: number): Export {
  if (!item) return { state: 'none' };
  const { state, finishedAt, size } = item;
  if (state !== 'ready') return { state: state === 'making' && !isUnderWay(item, now) ? 'failed' : state };
  const until = Date.parse(finishedAt ?? '') + KEPT_DAYS * DAY_MS;
  return until > now ? { state, size, until: new Date(until).toISOString() } : { state: 'none' };
}
