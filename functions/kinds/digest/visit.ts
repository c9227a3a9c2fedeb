import { wishesFrom } from '#kinds/notice-wishes.ts';
import { sendsMail } from '#platform/mail/sends-mail.ts';
import { newSecret } from '#platform/secret.ts';
import { keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeDigest, type DigestItem, digestOf } from './digest-item.ts';
import { DAY_MS, nextTuesday } from './weekly-time.ts';

/** How long a member has to be away for a mail. */
export const AWAY_MS = 7 * DAY_MS;

/** A time that has passed for longer is of a job that was lost, as by a restore. */
const LOST_MS = 2 * DAY_MS;

/**
 * The writes that say that a member is there, and have their next mail wait for the first Tuesday on which they may
 * have been away for seven days. None where all of it is known: each device says it once a day.
 */
export async function visited(userId: string, zone: string, now: number): Promise<Action[]> {
  const wanted = [keys.digest(userId), keys.noticeWishes(userId), keys.user(userId)];
  const items = await findItems(wanted, { consistent: true });
  const [stored, wishes, user] = wanted.map(({ pk, sk }) =>
    items.find((item) => item['pk'] === pk && item['sk'] === sk),
  );
  if (!user) return [];
  const known = digestOf(stored);
  const mayMail = sendsMail() && user['email'] !== undefined && wishesFrom(wishes).weekly;
  const dueAt = stands(known, zone, now) || !mayMail ? known?.dueAt : isoOf(nextTuesday(zone, now + AWAY_MS));
  const at = isoOf(now);
  if (known && isSameDay(known.visitedAt, at) && known.zone === zone && known.dueAt === dueAt) return [];
  return changeDigest(userId, known, {
    visitedAt: at,
    zone,
    dueAt,
    secret: known?.secret ?? newSecret(),
    // A mail that was put off is not for who is back.
    putOff: undefined,
  });
}

/** Whether a mail waits already, for the right time. */
const stands = (known: DigestItem | undefined, zone: string, now: number): boolean =>
  known?.dueAt !== undefined && known.zone === zone && Date.parse(known.dueAt) > now - LOST_MS;

const isoOf = (time: number) => new Date(time).toISOString();

const isSameDay = (one: string, other: string) =>
  one.slice(0, 'YYYY-MM-DD'.length) === other.slice(0, 'YYYY-MM-DD'.length);
