import type { ReportReason } from '#contract/fields/hidden.ts';
import type { RepliedTo } from '#contract/fields/responses.ts';
import { isHideable, type ReportedOn, addReport as row } from '#contract/moderation/reports.ts';
import { reply as replies } from '#kinds/declared/reply.ts';
import { getReply } from '#kinds/replies/find-reply.ts';
import { readPiece } from '#kinds/replies/piece.ts';
import { listAct } from '#kinds/reports/acts.ts';
import { enqueue, findReported, type ReportedItem, ReportItem } from '#kinds/reports/report.ts';
import { findTarget, type Target } from '#kinds/reports/target.ts';
import { tellOfDecision } from '#kinds/reports/told-of-decision.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { countMore, keepReport } from './keep-report.ts';
import { ENOUGH_TO_HIDE, isKnown } from './known.ts';
import { readReports, reasonsOf } from './read-reports.ts';
import { setHidden } from './set-hidden.ts';

export const handler = endpoint(row, ({ on, id, reason, text }, { member, commit }) =>
  commit(async () => {
    const now = Date.now();
    const target = await readTarget(on, id, member);
    const [before, stored] = await Promise.all([
      findReported(on, id),
      findItem(keys.report(on, id, member.id)),
    ]);
    const own = stored && ReportItem.parse(stored);
    const item = before ?? newlyReported(on, id, target, now);
    const isFirst = own?.round !== item.round || !before;
    const count = item.count + Number(isFirst);
    const isOld = isFirst && (await isKnown(member.id, now));
    const known = item.known + Number(isOld);
    const at = new Date(now).toISOString();
    const kept = keepReport(item, member.id, { reason, text, at, round: item.round }, own);
    const mayHide = isOld && item.round === 0 && !item.hiddenAt && isHideable(on);
    const reply = { data: { on, id, reason } };
    if (before?.queued && !(mayHide && known >= ENOUGH_TO_HIDE)) {
      const added = { count: Number(isFirst), known: Number(isOld) };
      return { reply, actions: [kept, countMore(before, added, mayHide ? ENOUGH_TO_HIDE - 1 : undefined)] };
    }
    const { queued, actions } = await enqueue(item, target.owner, now);
    // Whoever has looked decides: their 'keep' is not turned by three others.
    const hides = mayHide && known >= ENOUGH_TO_HIDE && target.piece;
    const set = {
      ...(before ? {} : item),
      count,
      known,
      queued,
      since: item.queued ? item.since : at,
      ...(hides && { hiddenAt: at, answer: undefined }),
      version: item.version + 1,
    };
    return {
      reply,
      actions: [
        kept,
        changeAsRead(keys.reported(on, id), before, set, 'report.changed'),
        ...actions,
        ...(hides ? await hideByItself(item, hides, reason, now) : []),
      ],
    };
  }),
);

/** What somebody reports. Throws where they do not see it, and for what is their own. */
async function readTarget(on: ReportedOn, id: string, member: Member): Promise<Target> {
  if (on === 'reply') {
    const item = await getReply(id);
    if (item.isHidden) throw replies.missing();
    await readPiece(item.on, item.onId, member);
  } else if (isPiece(on)) await readPiece(on, id, member);
  const target = await findTarget(on, id);
  if (!target) throw new AppError('missing', 'thing.missing', 'This is not there any more.');
  if (target.creator === member.id) {
    throw new AppError('conflict', 'report.own', 'This is your own: you may change or delete it.');
  }
  return target;
}

const isPiece = (on: ReportedOn): on is RepliedTo =>
  !['reply', 'user', 'community', 'group', 'enterprise'].includes(on);

const newlyReported = (on: ReportedOn, id: string, target: Target, now: number): ReportedItem => ({
  on,
  id,
  communityId: target.communityId,
  at: target.at,
  creator: target.creator,
  title: target.title,
  text: target.text,
  since: new Date(now).toISOString(),
  isRemovable: target.piece !== undefined,
  round: 0,
  count: 0,
  known: 0,
  version: 0,
});

/** Three who are no newcomers hide something until somebody has looked. */
async function hideByItself(
  item: ReportedItem,
  piece: NonNullable<Target['piece']>,
  reason: ReportReason,
  now: number,
): Promise<Action[]> {
  const reports = [...(await readReports(item)), { reason }];
  const hidden = { at: new Date(now).toISOString(), reasons: reasonsOf(reports).map(({ reason }) => reason) };
  return [
    ...(await setHidden(piece, hidden)),
    // Who reported it is told once somebody has decided.
    ...tellOfDecision(item, { action: 'hide', wasHidden: false, hidden }),
    ...(await listAct(
      { action: 'hide', on: item.on, onId: item.id, title: item.title },
      item.communityId,
      now,
    )),
  ];
}
