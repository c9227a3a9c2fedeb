import { expect } from 'vitest';
import { png } from '../files/pictures.ts';
import { newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { made } from '../told.ts';
import { newEvent } from './calendar/calendar.ts';
import { follow, newCircle, newCommunity } from './circles/circles.ts';
import { enrol, newCourse, rate } from './courses/courses.ts';
import { newLesson, startLesson } from './courses/lessons.ts';
import { newMaterial } from './courses/materials.ts';
import { newTest, takeTest } from './courses/quizzes.ts';
import { newResource, pdf } from './library/resources.ts';
import { askUpload } from './library/uploads.ts';
import { editProfile } from './members.ts';
import { addBlock, newNews, newRichtext } from './news.ts';

/** A community with a picture. */
export const newPictured = (member: TestMember, name: string) =>
  newCommunity(member, { name, community: png });

/** A news with a cover and a photo in its text. */
export async function newIllustrated(member: TestMember, title: string, communityId: string) {
  const news = await newNews(member, { title, news: png }, communityId);
  const photo = await addBlock(member, 'photos', { richtextId: news.richtextId, img: png, order: '1' });
  expect(photo.status).toBe(201);
  return news;
}

/** A course with a lesson, a material and a test of one question. */
export async function newWholeCourse(member: TestMember, title: string) {
  const course = await newCourse(member, { title, thumbnail: png });
  const lesson = await newLesson(member, course.id);
  await newMaterial(member, lesson.id);
  await newTest(member, lesson.id);
  return { ...course, lessonId: lesson.id };
}

const day = { date: '2031-05-06' };

/** One of everything that a member makes: what others see of it is answered. */
export async function makeEverything(member: TestMember) {
  const about = { attachments: png, place: 'Rwenzori', grows: 'Arabica coffee' };
  const community = await newPictured(member, 'Terrace farmers');
  const news = await newIllustrated(member, 'Terraces hold', '2');
  await newIllustrated(member, 'Ours alone', community.id);
  const group = await newCircle(member, 'group', '2', { group: png });
  await newCircle(member, 'group', community.id);
  const enterprise = await newCircle(member, 'enterprise', '2');
  const course = await newWholeCourse(member, 'Building terraces');
  const resource = await newResource(member, { file: new File([pdf], 'terraces.pdf') });
  await newEvent(member, day);
  await newEvent(member, { ...day, scope: 'groups', groupId: group.id, communityId: '2' });
  const draft = await newRichtext(member);
  await addBlock(member, 'photos', { richtextId: draft, img: png, order: '1' });
  const upload = { kind: 'img', filename: 'a.png', contentType: 'image/png', bytes: png };
  await askUpload(member, upload);
  expect((await editProfile(member, 'Eve', 'Terrace', about)).status).toBe(200);
  return { community, news, group, enterprise, course, resource };
}

/** All that a member leaves with what others made. */
export async function joinEverything(
  member: TestMember,
  others: {
    readonly community: string;
    readonly group: string;
    readonly enterprise: string;
    readonly course: string;
    readonly lesson: string;
  },
): Promise<void> {
  for (const noun of ['community', 'group', 'enterprise'] as const) {
    expect((await follow(member, noun, others[noun])).status).toBe(200);
  }
  await made(member.call('POST', '/api/courses/views', { courseId: others.course }, newKey()));
  await enrol(member, others.course);
  expect((await rate(member, others.course, 2, 'Too steep.')).status).toBe(201);
  expect((await startLesson(member, others.lesson)).status).toBe(201);
  await takeTest(member, others.lesson, { 'When is rapeseed sown?': 'August' });
}
