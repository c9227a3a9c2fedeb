import { achievements } from './achievements.ts';
import { blocks } from './block-list.ts';
import { categories } from './categories.ts';
import { certificates } from './certificates.ts';
import { chats } from './chats.ts';
import { collections } from './collections.ts';
import { communities } from './communities.ts';
import { courses } from './courses.ts';
import { digest } from './digest.ts';
import { enrolls } from './enrolls.ts';
import { enterprises } from './enterprises.ts';
import { events } from './events.ts';
import { feeds } from './feeds.ts';
import { groups } from './groups.ts';
import { lessonProgress } from './lesson-progress.ts';
import { lessons } from './lessons.ts';
import { materials } from './materials.ts';
import { moderation } from './moderation.ts';
import { news } from './news.ts';
import { noticeSettings } from './notice-settings.ts';
import { notices } from './notices.ts';
import { posts } from './posts.ts';
import { push } from './push.ts';
import { questions, quizzes } from './quizzes.ts';
import { replies } from './replies.ts';
import { reports } from './reports.ts';
import { resources } from './resources.ts';
import { richtexts } from './richtexts.ts';
import type { Route } from './route.ts';
import { surveys } from './surveys.ts';
import { uploads } from './uploads.ts';
import { useful } from './useful.ts';
import { userTests } from './user-tests.ts';
import { users } from './users.ts';

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
