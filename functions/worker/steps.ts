import { Job } from '#platform/table/jobs.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { fillTopics } from './fill-topics.ts';
import { removeCommunity } from './remove-community.ts';
import { removeFiles } from './remove-files.ts';
import { removeNeverWritten } from './remove-never-written.ts';
import { removeRichtext, removeUnused } from './remove-richtext.ts';
import { renameCommunity } from './rename-community.ts';
import { catchUpFollow } from './rename-follow.ts';
import { renameMember } from './rename-member.ts';
import { renameNews } from './rename-news.ts';

/** One step of a job from a place; answers the next place, or undefined at the end. */
export async function takeStep(item: StoredItem, place: string | undefined): Promise<string | undefined> {
  const job = Job.parse(item);
  switch (job.kind) {
    case 'community-deleted':
      return removeCommunity(job, place);
    case 'community-renamed':
      return renameCommunity(job, place);
    case 'news-renamed':
      return renameNews(job);
    case 'richtext-gone':
      return removeRichtext(job.richtextId);
    case 'richtext-unused':
      return removeUnused(job.richtextId);
    case 'never-written':
      return removeNeverWritten(job);
    case 'files-gone':
      return removeFiles(job);
    case 'follow-renamed':
      return catchUpFollow(job);
    case 'topics-missing':
      return fillTopics(job, place);
    case 'member-renamed':
      return renameMember(job, place);
  }
}
