import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, type Versioned } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';
import type { UploadDraft } from './upload.ts';

const MOST_OPEN = 20;
const MOST_A_DAY = 2_000_000_000; // bytes
const DAY = 24 * 60 * 60; // seconds

/** What a member has asked for today, as it was read. */
export interface Allowance {
  readonly now: number;
  readonly day: string;
  readonly bytes: number;
  /** The day's count, once there is one: two requests at once must not both take the last place. */
  readonly known: Versioned | undefined;
}

/** Throws `upload.too-many` for a member whose newest 20 uploads are all open. Days begin at midnight UTC. */
export async function readAllowance(userId: string, now: Date): Promise<Allowance> {
  const day = now.toISOString().slice(0, 10);
  const { pk, sk } = keys.upload(userId, '');
  // First the count: what is opened after it is read changes it, and then `addUpload` fails.
  const count = await findItem(keys.uploads(userId, day));
  const open = await take({ pk, from: sk, to: `${sk}~` }, { limit: MOST_OPEN, consistent: true });
  const seconds = Math.floor(now.getTime() / 1000);
  // DynamoDB removes what has expired within days, not at once.
  if (open.filter((upload) => Number(upload['expiresAt']) > seconds).length >= MOST_OPEN) {
    throw tooMany('20 files are on their way already. Wait until one has arrived, or a day, please.');
  }
  return {
    now: seconds,
    day,
    bytes: Number(count?.['bytes'] ?? 0),
    known: count && { version: Number(count['version'] ?? 0) },
  };
}

/** The writes that open an upload and count it. Throws `upload.too-many` past 2 GB a day. */
export function addUpload(
  userId: string,
  { id, kind, filename, contentType, size }: UploadDraft & { id: string },
  { now, day, bytes, known }: Allowance,
): Action[] {
  if (bytes + size > MOST_A_DAY) throw tooMany('That is over 2 GB today. Please go on tomorrow.');
  const expiresAt = now + DAY;
  return [
    {
      put: {
        Item: { ...keys.upload(userId, id), id, kind, filename, contentType, size, expiresAt },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    changeAsRead(
      keys.uploads(userId, day),
      known,
      { bytes: bytes + size, expiresAt: expiresAt + DAY, version: (known?.version ?? 0) + 1 },
      'uploads.changed',
    ),
  ];
}

const tooMany = (text: string) => new AppError('tooMany', 'upload.too-many', text);
