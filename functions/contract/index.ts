import { chats } from './chats/chats.ts';
import { communities } from './communities/communities.ts';
import { enterprises } from './communities/enterprises.ts';
import { groups } from './communities/groups.ts';
import { posts } from './communities/posts.ts';
import { certificates } from './courses/certificates.ts';
import { courses } from './courses/courses.ts';
import { enrolls } from './courses/enrolls.ts';
import { events } from './events/events.ts';
import { feeds } from './events/feeds.ts';
import { lessonProgress } from './lessons/lesson-progress.ts';
import { lessons } from './lessons/lessons.ts';
import { materials } from './lessons/materials.ts';
import { blocks } from './moderation/block-list.ts';
import { moderation } from './moderation/moderation.ts';
import { reports } from './moderation/reports.ts';
import { news } from './news/news.ts';
import { richtexts } from './news/richtexts.ts';
import { digest } from './notices/digest.ts';
import { noticeSettings } from './notices/notice-settings.ts';
import { notices } from './notices/notices.ts';
import { push } from './notices/push.ts';
import { questions, quizzes } from './quizzes/quizzes.ts';
import { userTests } from './quizzes/user-tests.ts';
import { replies } from './replies/replies.ts';
import { useful } from './replies/useful.ts';
import { categories } from './resources/categories.ts';
import { collections } from './resources/collections.ts';
import { resources } from './resources/resources.ts';
import type { Route } from './route.ts';
import { surveys } from './surveys/surveys.ts';
import { uploads } from './uploads/uploads.ts';
import { achievements } from './users/achievements.ts';
import { users } from './users/users.ts';

/** Every endpoint, by domain. `news.createNews` is served by functions/news/create-news.ts. */
export const rows = {
  users,
  communities,
  groups,
  enterprises,
  categories,
  richtexts,
  news,
  resources,
  courses,
  certificates,
  enrolls,
  lessons,
  materials,
  'lesson-progress': lessonProgress,
  quizzes,
  questions,
  'user-tests': userTests,
  uploads,
  events,
  feeds,
  posts,
  replies,
  useful,
  collections,
  surveys,
  chats,
  blocks,
  notices: { ...notices, ...noticeSettings },
  push,
  digest,
  reports,
  moderation,
  achievements,
};

/** The same as a list. */
export const contract: Record<string, Record<string, Route>> = rows;
