import type { Hidden } from '#contract/fields/hidden.ts';
import { isHideable, type ReportAction, decideReport as row } from '#contract/moderation/reports.ts';
import { listAct } from '#kinds/reports/acts.ts';
import {
  checkDecides,
  dequeue,
  getReported,
  type ReportedItem,
  reportMissing,
} from '#kinds/reports/report.ts';
import { findTarget, type Target } from '#kinds/reports/target.ts';
import { tellOfDecision } from '#kinds/reports/told-of-decision.ts';
import { AppError } from '#platform/errors.ts';
import { administration } from '#platform/http/administration.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { readReports, reasonsOf } from './read-reports.ts';
import { removeTarget } from './remove-target.ts';
import { setHidden } from './set-hidden.ts';

export const handler = administration(row, ({ on, id, action, note }, { member, commit }) =>
  commit(async () => {
    const item = await getReported(on, id);
    await checkDecides(item, member);
    const now = Date.now();
    const target = await findTarget(on, id);
    if (!target && !(action === 'keep' && item.queued)) throw reportMissing();
    const wasHidden = target?.piece?.item.isHidden === true;
    // The reasons of what is hidden stand. Whoever reported it was told of a decision, and is told of each that follows.
    const since = wasHidden ? (item.hiddenIn ?? item.round - 1) : item.round;
    const reporters = await readReports(item, 0);
    const reports = reporters.filter(({ round }) => round >= since);
    const hidden = {
      at: new Date(now).toISOString(),
      reasons: reasonsOf(reports).map(({ reason }) => reason),
      // What stays hidden does so with what was said of it, unless something else is.
      note: note ?? (action === 'hide' ? target?.piece?.item.hidden?.note : undefined),
    };
    const change = target && (await changeFor(action, item, target, hidden));
    const decision = { action, wasHidden, by: member.id, reporters: reporters.map(({ by }) => by), hidden };
    // Who made the community hears nothing of reports about themselves: that one was kept, administrators read elsewhere.
    const isOwners = action === 'keep' && item.creator !== undefined && item.creator === target?.owner;
    const act = { by: member.id, action, on, onId: id, title: item.title, note };
    const set = {
      round: item.round + 1,
      count: 0,
      known: 0,
      queued: undefined,
      version: item.version + 1,
      hiddenAt: action === 'hide' ? hidden.at : undefined,
      hiddenIn: action === 'hide' ? since : undefined,
      answer: undefined,
      earlierAnswer: item.answer ?? item.earlierAnswer,
    };
    return {
      reply: { data: { on, id, action } },
      actions: [
        changeAsRead(keys.reported(on, id), item, set, 'report.changed'),
        ...dequeue(item),
        // What came while its piece went has only to be taken out of the queue.
        ...(change
          ? [
              ...change,
              ...tellOfDecision(item, decision),
              ...(await listAct(act, isOwners ? undefined : item.communityId, now)),
            ]
          : []),
      ],
    };
  }),
);

/** What a decision writes to what was reported. */
async function changeFor(
  action: ReportAction,
  item: ReportedItem,
  target: Target,
  hidden: Hidden,
): Promise<Action[]> {
  const isHidden = target.piece?.item.isHidden === true;
  if (action === 'keep' && !isHidden) return [];
  // What waits may stay hidden: its author has answered, or reports alone have hidden it.
  if (action === 'hide' && isHidden && !item.queued)
    throw new AppError('conflict', 'report.hidden', 'This is hidden already.');
  if (action === 'restore' && !isHidden)
    throw new AppError('conflict', 'report.not-hidden', 'This is not hidden.');
  if (!target.piece || (action === 'hide' && !isHideable(item.on))) {
    const text = `This cannot be ${action === 'remove' ? 'removed' : 'hidden'}.`;
    throw new AppError('conflict', 'report.not-hideable', text);
  }
  if (action === 'remove') return removeTarget(item.on, target.piece);
  return setHidden(target.piece, action === 'hide' ? hidden : undefined);
}
