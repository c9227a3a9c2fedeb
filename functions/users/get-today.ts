import { getToday as row } from '#contract/users/today.ts';
import { findFresh, named, newSince, readFollowed } from '#kinds/news-since.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { upTo } from './today.ts';
import { readEvents, readLesson, readNotices, readTaught } from './today-repository.ts';

export const handler = endpoint(row, async ({ day }, { member: { id } }) => {
  const now = Date.now();
  const [{ seen, lessonId, notices, muted }, followed, events] = await Promise.all([
    readNotices(id),
    readFollowed(id),
    readEvents(id, day),
  ]);
  const since = newSince(seen, now);
  const [news, taught, lesson] = await Promise.all([
    findFresh(followed, { userId: id, muted }, since).then(named),
    readTaught(notices, since),
    readLesson(lessonId),
  ]);
  return { data: { at: upTo(now), since: seen, news, taught, events, lesson } };
});
