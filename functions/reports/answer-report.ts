import { answerReport as row } from '#contract/moderation/reports.ts';
import { enqueue, getReported } from '#kinds/reports/report.ts';
import { findTarget } from '#kinds/reports/target.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { setHidden } from './set-hidden.ts';

export const handler = endpoint(row, ({ on, id, text }, { member, commit }) =>
  commit(async () => {
    const [item, target] = await Promise.all([getReported(on, id), findTarget(on, id)]);
    if (item.creator !== member.id) {
      throw new AppError('forbidden', 'thing.not-yours', 'Only the one who made this may answer.');
    }
    const hidden = target?.piece?.item.hidden;
    if (!target?.piece || !hidden) {
      throw new AppError('conflict', 'report.not-hidden', 'This is not hidden.');
    }
    if (hidden.answer !== undefined) {
      throw new AppError('conflict', 'report.answered', 'You have answered already.');
    }
    // Whoever decides looks at it once more.
    const { queued, actions } = await enqueue(item, target.owner, Date.now());
    const set = { answer: text, queued, version: item.version + 1 };
    return {
      reply: { data: { on, id, text } },
      actions: [
        changeAsRead(keys.reported(on, id), item, set, 'report.changed'),
        ...(await setHidden(target.piece, { ...hidden, answer: text })),
        ...actions,
      ],
    };
  }),
);
