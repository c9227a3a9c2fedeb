import type { ReportedOn } from '#contract/moderation/reports.ts';
import { change } from '#functions/worker/change.ts';
import { dequeue, findReported } from '#kinds/reports/report.ts';
import { keys } from '#platform/table/keys.ts';
import { removeAsRead } from '#platform/table/version.ts';

/** Takes what was reported of something that is gone out of where it waits for a decision. */
export const unqueue = (on: string, id: string): Promise<void> =>
  change(async () => {
    const item = await findReported(on as ReportedOn, id);
    return item ? [...dequeue(item), removeAsRead(keys.reported(on, id), item, 'report.changed')] : [];
  });
