import { seeNotices as row } from '#contract/notices/notices.ts';
import { timeOf } from '#kinds/notices/lines.ts';
import { findRead, keepRead } from '#kinds/notices/read-lines.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const at = momentOf(id);
    const read = await findRead(member.id);
    // A device that was offline may say it late: what was seen stays seen.
    const isLater = read === undefined || at > read;
    return { reply: { data: { id } }, actions: isLater ? [keepRead(member.id, at)] : [] };
  }),
);

/** When the notice was made (ISO), and no later than now: an id that somebody made up hides nothing to come. */
function momentOf(id: string): string {
  try {
    return new Date(Math.min(timeOf(id), Date.now())).toISOString();
  } catch {
    throw new AppError('missing', 'notice.missing', 'There is no such notice.');
  }
}
