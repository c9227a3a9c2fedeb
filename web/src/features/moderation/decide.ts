import { posts } from '#contract/communities/posts.ts';
import { moderation } from '#contract/moderation/moderation.ts';
import { type Report, type ReportAction, reports } from '#contract/moderation/reports.ts';
import { news } from '#contract/news/news.ts';
import { replies } from '#contract/replies/replies.ts';
import type { Route } from '#contract/route.ts';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** What is decided on. */
export type Reported = Pick<Report, 'on' | 'id' | 'title'> & Partial<Pick<Report, 'isHidden'>>;

/** What shows what waits, what was decided, or what is hidden. */
const shown: readonly Pick<Route, 'path' | 'output'>[] = [
  reports.listReports,
  reports.listWaitingReports,
  moderation.listActs,
  replies.listReplies,
  posts.listPosts,
  posts.searchPosts,
  posts.getPost,
  news.listNews,
  news.searchNews,
  news.getNews,
];

export const reloadDecided = () => Promise.all(shown.map((route) => refresh(route)));

/** Decides on what was reported. Where somebody else was faster, the lists show what is so now. */
export async function decide(thing: Reported, action: ReportAction): Promise<void> {
  const { on, id } = thing;
  try {
    await call(reports.decideReport, { on, id, action });
    toast(messages.done[action](thing));
  } catch (error) {
    toastFailure((error as Error).message);
  }
  await reloadDecided();
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
