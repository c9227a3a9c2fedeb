import { type DigestItem, findDigest } from '#kinds/digest/digest-item.ts';
import { AWAY_MS } from '#kinds/digest/visit.ts';
import { DAY_MS, nextTuesday } from '#kinds/digest/weekly-time.ts';
import type { Window } from '#kinds/window.ts';
import { requireEnv } from '#platform/env.ts';
import { logger } from '#platform/log.ts';
import { MailRefused, MailsTooMany } from '#platform/mail/errors.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { sendsMail } from '#platform/mail/sends-mail.ts';
import { type Digest, isEmpty } from './digest.ts';
import { gather } from './gather.ts';
import { letterTo } from './letter.ts';
import { addressOf, readMember } from './reader.ts';
import { claim, type DigestJob, moveOn, note } from './turns.ts';

/*
 * One look at a member's weekly mail. Its item says what comes next, so that a job that runs late, twice or beside
 * another one sends nothing a second time, and leaves nothing out:
 *   - `dueAt` is of the one job that counts, and moves on in the write that begins a mail, or finds that there is none;
 *   - `sending` has the time that the mail tells of, and who is at it: a second worker leaves it alone, and one that
 *     comes after a break sends the same;
 *   - `upTo` moves on once SES has the mail: what was not sent is in the next one.
 * A mail is sent twice where a worker ends between the answer of SES and that last write, or where SES took it and its
 * answer never came: it would rather do that than have the mail lost.
 */

/** So long another worker may be at a mail: longer than a run of one takes. */
const CLAIM_MS = 3 * 60 * 1000;
/** A mail that came days late has the next one come a week later, so that two never follow each other at once. */
const LEAST_BETWEEN_MS = 3 * DAY_MS;

/** So often a mail comes again at once, behind the others, where SES takes no more of them in a second. */
const MOST_ROUNDS = 20;
const QUARTER_MS = 15 * 60 * 1000;
const MOST_QUARTERS = 4; // quarters of an hour for which it is put off at a time

/** Of a mail that was sent, or is not to be. */
const OVER = { sending: undefined, putOff: undefined };

/** The cursor says how often SES took no more mails in that second; answers the next one where it takes none now. */
export async function sendDigest(
  job: DigestJob,
  cursor?: string,
  now = Date.now(),
): Promise<string | undefined> {
  const item = await findDigest(job.userId);
  const rounds = Number(cursor ?? 0);
  if (!item) return undefined;
  if (item.sending?.week === job.at) return send(job, item, { rounds, now });
  if (item.dueAt !== job.at) return undefined;
  const member = await readMember(job.userId);
  const next = isoOf(nextTuesday(item.zone, now + LEAST_BETWEEN_MS));
  // They have left, ended it, or have no address any more: their next visit begins anew.
  if (!member || !sendsMail()) return moveOn(job, { ...OVER, dueAt: undefined });
  const isAway = now - Date.parse(item.visitedAt) >= AWAY_MS;
  if (member.isLeaving || !isAway) return moveOn(job, { ...OVER, dueAt: next });
  const window = {
    from: Math.max(Date.parse(item.upTo ?? item.visitedAt), Date.parse(item.visitedAt)),
    to: now,
  };
  const digest = await gather({ ...job, zone: item.zone, wishes: member.wishes }, window);
  if (isEmpty(digest)) return moveOn(job, { ...OVER, dueAt: next, upTo: isoOf(now) });
  const sending = { week: job.at, ...window, claimedAt: now };
  await moveOn(job, { dueAt: next, sending });
  return post(job, { ...item, sending }, { digest, rounds, now });
}

interface Turn {
  readonly rounds: number;
  readonly now: number;
}

/** Goes on with a mail that was begun, unless its reader came meanwhile, or is leaving. */
async function send(job: DigestJob, item: DigestItem, turn: Turn) {
  const { sending } = item;
  const { now } = turn;
  if (!sending) return undefined;
  if (now - sending.claimedAt < CLAIM_MS) throw new Error('another worker sends this mail');
  await claim(job, item, now);
  const member = await readMember(job.userId);
  const isThere = Date.parse(item.visitedAt) > sending.to;
  if (!member || member.isLeaving || isThere) return note(job, OVER);
  const digest = await gather({ ...job, zone: item.zone, wishes: member.wishes }, sending);
  return post(job, item, { ...turn, digest });
}

/** Sends a mail that this worker is at, and notes that it was. */
async function post(
  job: DigestJob,
  item: DigestItem,
  { digest, ...turn }: Turn & { readonly digest: Digest },
): Promise<string | undefined> {
  const { userId } = job;
  const window: Window | undefined = item.sending;
  try {
    const to = await addressOf(userId);
    if (to === undefined) return await note(job, { ...OVER, dueAt: undefined });
    const site = requireEnv('SITE_ORIGIN');
    if (!isEmpty(digest)) await sendMail(letterTo(to, digest, { site, userId, secret: item.secret }));
  } catch (error) {
    if (error instanceof MailRefused) {
      logger.warn('SES refused a weekly mail', { error });
      return note(job, OVER);
    }
    if (error instanceof MailsTooMany && (error.isQuota || turn.rounds >= MOST_ROUNDS)) {
      return putOff(job, item, error, turn.now);
    }
    // Whoever comes next need not wait for this worker. Where SES gave no answer, nobody knows whether it has the mail.
    await note(job, { sending: item.sending && { ...item.sending, claimedAt: 0 } });
    if (error instanceof MailsTooMany) return String(turn.rounds + 1);
    throw error;
  }
  return note(job, { ...OVER, ...(window && { upTo: isoOf(window.to) }) });
}

/**
 * Leaves a mail to a later time, at most an hour ahead, where it begins anew with what came meanwhile. Its job counts
 * the time as if it had failed by the clock, so that the operator hears of it when that goes on for hours.
 */
function putOff(job: DigestJob, item: DigestItem, error: MailsTooMany, now: number): Promise<undefined> {
  const { putOff: before = 0 } = item;
  const quarters = Math.min(before + 1, MOST_QUARTERS);
  logger.warn('SES takes no weekly mails: one is put off', { quarters, before, error });
  const dueAt = isoOf(now + quarters * QUARTER_MS);
  return note(job, { sending: undefined, dueAt, putOff: before + quarters });
}

const isoOf = (time: number): string => new Date(time).toISOString();
