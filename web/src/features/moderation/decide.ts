import { moderation } from '#contract/moderation/moderation.ts';
import { type Report, type ReportAction, reports } from '#contract/moderation/reports.ts';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { outdateReplies } from '#web/lib/api/reply-store.ts';
import { messages } from './messages.ts';

/** What is decided on. */
export type Reported = Pick<Report, 'on' | 'id' | 'title'> & Partial<Pick<Report, 'isHidden'>>;

/** Decides on what was reported. Where somebody else was faster, the lists show what is so now. */
export async function decide(thing: Reported, action: ReportAction, note?: string): Promise<void> {
  const { on, id } = thing;
  try {
    await call(reports.decideReport, { on, id, action, ...(note && { note }) });
    toast(messages.done[action](thing));
  } catch (error) {
    toastFailure((error as Error).message);
  }
  // Also the pages and lists of what was decided on, whatever it is.
  outdateReplies();
  await Promise.all([
    refresh(reports.listReports),
    refresh(reports.listWaitingReports),
    refresh(moderation.listActs),
  ]);
}

/** Shuts a member out of a community for some days, or lets them in with 0. @returns until when */
export async function shutOut(
  communityId: string,
  userId: string,
  days: number,
): Promise<string | undefined> {
  const { data } = await call(moderation.shutOut, { id: communityId, userId, days });
  await refresh(moderation.listActs);
  return data.until;
}
