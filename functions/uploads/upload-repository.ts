import { AppError } from '#platform/errors.ts';
import { missing, Upload } from '#platform/files/upload-item.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, type Versioned } from '#platform/table/version.ts';
import { walk } from '#platform/table/walk.ts';
import type { UploadDraft } from './upload.ts';

const MAX_OPEN_UPLOADS = 20;
const DAY_SECONDS = 24 * 60 * 60;
/** How many days an upload stays open: one in parts may break off, and continue when there is a signal. */
const LASTS_DAYS = { whole: 1, inParts: 7 };

/** What is to be put, and S3's id where it goes in parts. */
export type NewUpload = UploadDraft & { readonly id: string; readonly multipartId?: string };
export type PartedUpload = Upload & { readonly multipartId: string };

/** When a member asked, and the item of their day as it was read. */
export interface Allowance {
  readonly now: number;
  readonly day: string;
  /** The day's item, if there is one: two requests at once must not both take the last place. */
  readonly known: Versioned | undefined;
}

/** Throws `upload.too-many` for a member who has 20 uploads open. Days begin at midnight UTC. */
export async function readAllowance(userId: string, now: Date): Promise<Allowance> {
  const day = now.toISOString().slice(0, 10);
  const { pk, sk } = keys.upload(userId, '');
  // Reads the day's item first: an upload that is opened after that changes it, and then `addUpload` fails.
  const last = await findItem(keys.uploads(userId, day));
  const seconds = Math.floor(now.getTime() / 1000);
  let open = 0;
  for await (const { expiresAt } of walk(
    { pk, from: sk, to: `${sk}~` },
    { limit: MAX_OPEN_UPLOADS, consistent: true },
  )) {
    // DynamoDB removes what has expired within days, not at once.
    if (Number(expiresAt) > seconds) open += 1;
    if (open >= MAX_OPEN_UPLOADS) {
      throw tooMany('20 files are on their way already. Wait until one has arrived, or a day, please.');
    }
  }
  return {
    now: seconds,
    day,
    known: last && { version: Number(last['version'] ?? 0) },
  };
}

/** The writes that open an upload. The endpoint's wrapper has counted its bytes for the day. */
export function addUpload(
  userId: string,
  { id, kind, filename, contentType, size, multipartId }: NewUpload,
  { now, day, known }: Allowance,
): Action[] {
  const expiresAt = now + DAY_SECONDS * (multipartId === undefined ? LASTS_DAYS.whole : LASTS_DAYS.inParts);
  return [
    {
      put: {
        Item: { ...keys.upload(userId, id), id, kind, filename, contentType, size, multipartId, expiresAt },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    changeAsRead(
      keys.uploads(userId, day),
      known,
      { expiresAt: now + 2 * DAY_SECONDS, version: (known?.version ?? 0) + 1 },
      'uploads.changed',
    ),
  ];
}

/** The caller's upload that no record has used. Throws `upload.missing`. */
export async function getUpload(userId: string, id: string): Promise<Upload> {
  const item = await findItem(keys.upload(userId, id));
  const upload = item && Upload.parse(item);
  if (!upload || upload.expiresAt * 1000 <= Date.now()) throw missing();
  return upload;
}

/** The same for one in parts. */
export async function getPartedUpload(userId: string, id: string): Promise<PartedUpload> {
  const { multipartId, ...upload } = await getUpload(userId, id);
  if (multipartId === undefined) throw missing();
  return { ...upload, multipartId };
}

/** The check that it was neither used nor given up meanwhile. */
export const stillThere = (userId: string, id: string): Action => ({
  check: { Key: keys.upload(userId, id), ConditionExpression: 'attribute_exists(pk)' },
  otherwise: missing,
});

const tooMany = (text: string) => new AppError('tooMany', 'upload.too-many', text);
