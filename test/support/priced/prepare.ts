import { putItems } from '#test/system/items.ts';
import type { useStack } from '#test/system/stack.ts';
import { countsOf } from '#test/things/many/many.ts';
import type { People } from './asked.ts';
import { prepareChats } from './chats.ts';
import { prepareCircles } from './circles.ts';
import { prepareCertificates, prepareCourses, prepareLearners } from './courses.ts';
import { prepareEvents, prepareGroups, preparePlanner } from './events.ts';
import { prepareLessons } from './lessons.ts';
import { prepareCollections, prepareLibrary } from './library.ts';
import { prepareDigest } from './members.ts';
import { prepareNews } from './news.ts';
import { prepareSurveys } from './surveys.ts';
import { preparePosts, prepareReplies, prepareReports } from './talk.ts';
import { prepareAttempts, prepareTests } from './tests.ts';
import { prepareUploads } from './uploads.ts';

/** Makes what the requests are about, room by room. */
export async function prepare(stack: ReturnType<typeof useStack>, people: People): Promise<void> {
  await putCounts();
  await prepareNews(people);
  await prepareCircles(people);
  await prepareLibrary(people);
  await prepareCourses(people);
  await prepareLessons(people);
  await prepareCertificates(people);
  await prepareAttempts(people);
  await prepareLearners(people);
  await prepareTests(people);
  await prepareEvents(people);
  const planner = await stack.member('planner');
  await preparePlanner(planner);
  await prepareDigest(planner);
  await prepareGroups(people);
  await prepareReplies(people);
  await prepareChats(people);
  await preparePosts(people);
  await prepareCollections(people);
  await prepareUploads(people);
  await prepareSurveys(people);
  await prepareReports(people, planner);
}

/** Of these a page's rows hold so much that it would cost more or less by chance. */
async function putCounts() {
  const { lists } = await import('#platform/table/keys.ts');
  await putItems([lists.courses, lists.resources].flatMap(countsOf));
}
