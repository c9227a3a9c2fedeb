import { png } from '../files/pictures.ts';
import { formOf } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { newEvent } from '../things/calendar.ts';
import { newCircle } from '../things/circles.ts';
import { newCourse } from '../things/courses.ts';
import { newLesson } from '../things/lessons.ts';
import { newMaterial } from '../things/materials.ts';
import { addBlock, newNews, newRichtext } from '../things/news.ts';
import { newResource, pdf } from '../things/resources.ts';
import { newTest, twoQuestions } from '../things/tests.ts';
import { askParts, askUpload, putParts } from '../things/uploads.ts';

/** What one member made, one of each kind. */
export interface Things {
  readonly owner: TestMember;
  readonly communityId: string;
  readonly groupId: string;
  readonly enterpriseId: string;
  readonly newsId: string;
  /** Blocks of the news. */
  readonly textId: string;
  readonly photoId: string;
  readonly videoId: string;
  /** A rich text that no news has taken. */
  readonly richtextId: string;
  readonly resourceId: string;
  /** A free course. */
  readonly courseId: string;
  /** Its only lesson, whose test has two questions. */
  readonly lessonId: string;
  readonly testId: string;
  readonly questionId: string;
  /** Its only material. */
  readonly materialId: string;
  /** One of the group. */
  readonly eventId: string;
  /** An upload of a cover that was asked for, and nothing put there. */
  readonly uploadId: string;
  /** One in parts, of which the only one has arrived, and what that is called. */
  readonly partedId: string;
  readonly partEtag: string;
}

export async function makeThings(owner: TestMember, name: string): Promise<Things> {
  const made = await owner.call(
    'POST',
    '/api/communities/add',
    formOf({ name, description: `All about ${name}.` }),
  );
  const communityId: string = made.body.data.id;
  const groupId = (await newCircle(owner, 'group', communityId, { title: `Group of ${name}` })).id;
  const enterpriseId = (await newCircle(owner, 'enterprise', communityId, { title: `Trade of ${name}` })).id;
  const attached = await newRichtext(owner);
  const text = { richtextId: attached, order: '1', textDescription: 'Nine days ahead.' };
  const photo = { richtextId: attached, order: '2', img: png, isImgDesc: 'true', photoDescription: 'North' };
  const video = { richtextId: attached, order: '3', videoLink: 'https://video.example/1' };
  const news = await newNews(owner, { title: `News of ${name}`, richtextId: attached }, communityId);
  const blocks = [
    await addBlock(owner, 'texts', text),
    await addBlock(owner, 'photos', photo),
    await addBlock(owner, 'videos', video),
  ];
  const resource = await newResource(owner, { title: `File of ${name}` });
  const course = await newCourse(owner, { title: `Course of ${name}` });
  const lesson = await newLesson(owner, course.id, { title: `Lesson of ${name}` });
  const test = await newTest(owner, lesson.id);
  const material = await newMaterial(owner, lesson.id);
  const cover = { kind: 'news', filename: 'cover.png', contentType: 'image/png', bytes: png };
  const upload = await askUpload(owner, cover);
  const partedId = await askParts(owner, cover);
  const [part] = await putParts(owner, partedId, cover.bytes);
  const [textId, photoId, videoId] = blocks.map(({ body }) => String(body.data.id));
  if (!textId || !photoId || !videoId) throw new Error('the blocks could not be made');
  return {
    ...{ owner, communityId, groupId, enterpriseId, newsId: news.id, textId, photoId, videoId },
    richtextId: await newRichtext(owner),
    resourceId: resource.id,
    courseId: course.id,
    ...{ lessonId: lesson.id, testId: test.id, questionId: test.questions[0].id },
    materialId: material.id,
    eventId: (await newEvent(owner, { scope: 'groups', groupId })).taskId,
    uploadId: upload.body.data.id,
    ...{ partedId, partEtag: part?.etag ?? '' },
  };
}

/** What a caller gets who asks for another's things by their ids; nobody is always answered 401. */
export interface Row {
  readonly ask: (things: Things) => readonly [path: string, body?: object | FormData];
  /** Statuses for a stranger, a member of the community, an administrator, and the one who made it. */
  readonly expected: readonly [stranger: number, member: number, admin: number, creator: number];
  /** Whether no other row can ask for the same things then: they are gone, used or joined, or are still changing. */
  readonly spends?: true;
}

const everyone = (status: number): Row['expected'] => [status, status, status, status];
const creatorAlone: Row['expected'] = [403, 403, 403, 200];
const adminAlone = (status: number): Row['expected'] => [403, 403, status, 403];
const draftOf = (title: string, richtextId: string) => formOf({ title, category: 'Nature', richtextId });

const innerCircle = (noun: 'group' | 'enterprise', idOf: (things: Things) => string): Record<string, Row> => {
  const [Noun, nouns] = [noun.charAt(0).toUpperCase() + noun.slice(1), `${noun}s`];
  const path = (things: Things) => `/api/${nouns}/${idOf(things)}/community/${things.communityId}`;
  const list = ({ communityId }: Things) => `/api/${nouns}/community/${communityId}`;
  return {
    [`${nouns}.list${Noun}s`]: { ask: (things) => [`${list(things)}?pageNumber=1`], expected: everyone(200) },
    [`${nouns}.search${Noun}s`]: {
      ask: (things) => [`${list(things)}/search?title=a`],
      expected: everyone(200),
    },
    [`${nouns}.listUser${Noun}s`]: { ask: (things) => [`${list(things)}/user`], expected: everyone(200) },
    [`${nouns}.searchUser${Noun}s`]: {
      ask: (things) => [`${list(things)}/user/search?title=a`],
      expected: everyone(200),
    },
    [`${nouns}.get${Noun}`]: { ask: (things) => [path(things)], expected: everyone(200) },
    [`${nouns}.find${Noun}`]: {
      ask: (things) => [`/api/${nouns}/${idOf(things)}`],
      expected: everyone(200),
    },
    [`${nouns}.create${Noun}`]: {
      ask: ({ communityId, owner }) => [
        `/api/${nouns}/add/community/${communityId}`,
        formOf({ title: 'Another', description: 'Of their own', creator: owner.id }),
      ],
      expected: everyone(201),
    },
    [`${nouns}.update${Noun}`]: {
      ask: (things) => [path(things), formOf({ title: 'Taken over' })],
      expected: creatorAlone,
    },
    [`${nouns}.delete${Noun}`]: { ask: (things) => [path(things)], expected: creatorAlone, spends: true },
    // Whoever made it cannot leave it.
    [`${nouns}.follow${Noun}`]: {
      ask: (things) => [
        `/api/${nouns}-users/follow`,
        { [`${noun}Id`]: idOf(things), userId: things.owner.id },
      ],
      expected: [200, 200, 200, 409],
      spends: true,
    },
  };
};

/** What is to be answered to whom, by the row's name in the route table: a row without a line fails the test. */
export const permissionRows: Record<string, Row> = {
  'users.registerUser': { ask: ({ owner }) => ['/api/users', { id: owner.id }], expected: creatorAlone },
  'users.checkToken': { ask: () => ['/api/users/token'], expected: everyone(201) },
  // Whose profile it is says the token: an id in the body is none of its fields.
  'users.updateProfile': {
    ask: ({ owner }) => [
      '/api/users/profile',
      formOf({
        ...{ id: owner.id, userID: owner.id, firstName: 'Mallory', lastName: 'M.' },
        email: 'm@farm.test',
      }),
    ],
    expected: everyone(200),
    // A name is remembered for a moment.
    spends: true,
  },
  'users.getProfile': { ask: ({ owner }) => [`/api/users/profile/${owner.id}`], expected: everyone(200) },
  'users.getOwnProfile': { ask: () => ['/api/users/profile'], expected: everyone(200) },

  'communities.listCommunities': { ask: () => ['/api/communities?pageNumber=1'], expected: everyone(200) },
  'communities.searchCommunities': {
    ask: () => ['/api/communities/search?name=a'],
    expected: everyone(200),
  },
  'communities.searchUserCommunities': {
    ask: () => ['/api/communities/user/search?name=a'],
    expected: everyone(200),
  },
  'communities.createCommunity': {
    ask: ({ communityId, owner }) => [
      '/api/communities/add',
      formOf({ name: 'Another', description: 'Of their own', id: communityId, creator: owner.id }),
    ],
    expected: everyone(201),
  },
  'communities.updateCommunity': {
    ask: ({ communityId }) => [`/api/communities/${communityId}`, formOf({ name: 'Taken over' })],
    expected: creatorAlone,
  },
  'communities.deleteCommunity': {
    ask: ({ communityId }) => [`/api/communities/${communityId}`],
    expected: creatorAlone,
    spends: true,
  },
  'communities.listMembers': {
    ask: ({ communityId }) => [`/api/communities-users/community/${communityId}`],
    expected: everyone(200),
  },
  'communities.listUserCommunities': { ask: () => ['/api/communities/user'], expected: everyone(200) },
  'communities.getCommunity': {
    ask: ({ communityId }) => [`/api/communities/${communityId}`],
    expected: everyone(200),
  },
  // Whoever made it cannot leave it.
  'communities.followCommunity': {
    ask: ({ communityId, owner }) => ['/api/communities-users/follow', { communityId, userId: owner.id }],
    expected: [200, 200, 200, 409],
    spends: true,
  },

  ...innerCircle('group', ({ groupId }) => groupId),
  ...innerCircle('enterprise', ({ enterpriseId }) => enterpriseId),

  'categories.listCategories': { ask: () => ['/api/courses/categories'], expected: everyone(200) },
  'categories.listManagedCategories': { ask: () => ['/api/categories'], expected: adminAlone(200) },
  'categories.createCategory': {
    ask: ({ communityId }) => ['/api/categories', { name: `Category of ${communityId}` }],
    expected: adminAlone(201),
  },
  'categories.getCategory': { ask: () => ['/api/categories/1'], expected: adminAlone(200) },
  'categories.updateCategory': {
    ask: () => ['/api/categories/2', { name: 'People and places' }],
    expected: adminAlone(200),
  },
  'categories.deleteCategory': { ask: () => ['/api/categories/5'], expected: adminAlone(200) },

  'richtexts.createRichtext': { ask: () => ['/api/richtexts', {}], expected: everyone(201) },
  'richtexts.addText': {
    ask: ({ richtextId }) => ['/api/texts/add', { richtextId, order: 1, textDescription: 'Mine now' }],
    expected: [403, 403, 403, 201],
  },
  'richtexts.addPhoto': {
    ask: ({ richtextId }) => ['/api/photos/add', formOf({ richtextId, order: '1', img: png })],
    expected: [403, 403, 403, 201],
  },
  'richtexts.addVideo': {
    ask: ({ richtextId }) => [
      '/api/videos/add',
      formOf({ richtextId, order: '1', videoLink: 'https://video.example/2' }),
    ],
    expected: [403, 403, 403, 201],
  },
  'richtexts.updateText': {
    ask: ({ textId }) => [`/api/texts/${textId}`, { textDescription: 'Mine now' }],
    expected: creatorAlone,
  },
  'richtexts.updatePhoto': {
    ask: ({ photoId }) => [`/api/photos/${photoId}`, formOf({ photoDescription: 'Mine now' })],
    expected: creatorAlone,
  },
  'richtexts.updateVideo': {
    ask: ({ videoId }) => [`/api/videos/${videoId}`, formOf({ videoTitle: 'Mine now' })],
    expected: creatorAlone,
  },
  'richtexts.deleteText': {
    ask: ({ textId }) => [`/api/texts/${textId}`],
    expected: creatorAlone,
    spends: true,
  },
  'richtexts.deletePhoto': {
    ask: ({ photoId }) => [`/api/photos/${photoId}`],
    expected: creatorAlone,
    spends: true,
  },
  'richtexts.deleteVideo': {
    ask: ({ videoId }) => [`/api/videos/${videoId}`],
    expected: creatorAlone,
    spends: true,
  },

  // With a rich text of their own anybody writes in any community; with another's nobody does.
  'news.createNews': {
    ask: ({ communityId, richtextId }) => [
      `/api/news/add/community/${communityId}`,
      draftOf('Mine now', richtextId),
    ],
    expected: [403, 403, 403, 201],
    spends: true,
  },
  'news.listNews': {
    ask: ({ communityId }) => [`/api/news/community/${communityId}`],
    expected: everyone(200),
  },
  'news.searchNews': {
    ask: ({ communityId }) => [`/api/news/community/${communityId}/search?title=news`],
    expected: everyone(200),
  },
  'news.updateNews': {
    ask: ({ communityId, newsId, owner }) => [
      `/api/news/${newsId}/community/${communityId}`,
      formOf({ title: 'Mine now', creator: owner.id }),
    ],
    expected: creatorAlone,
  },
  'news.deleteNews': {
    ask: ({ communityId, newsId }) => [`/api/news/${newsId}/community/${communityId}`],
    expected: creatorAlone,
    spends: true,
  },
  'news.getNews': {
    ask: ({ communityId, newsId }) => [`/api/news/${newsId}/community/${communityId}`],
    expected: everyone(200),
  },

  'resources.listResources': {
    ask: () => ['/api/resources?category=articles&search=file'],
    expected: everyone(200),
  },
  'resources.listUserResources': { ask: () => ['/api/resources/user'], expected: everyone(200) },
  'resources.createResource': {
    ask: ({ resourceId, owner }) => [
      '/api/resources/add',
      formOf({ title: 'Another', description: 'Of their own', id: resourceId, creator: owner.id }),
    ],
    expected: everyone(201),
  },
  'resources.updateResource': {
    ask: ({ resourceId, owner }) => [
      `/api/resources/${resourceId}`,
      formOf({ title: 'Mine now', creator: owner.id }),
    ],
    expected: creatorAlone,
  },
  'resources.deleteResource': {
    ask: ({ resourceId }) => [`/api/resources/${resourceId}`],
    expected: creatorAlone,
    spends: true,
  },
  'resources.getResource': {
    ask: ({ resourceId }) => [`/api/resources/${resourceId}`],
    expected: everyone(200),
  },

  'courses.listCourses': { ask: () => ['/api/courses?search=course'], expected: everyone(200) },
  'courses.listUserCourses': { ask: () => ['/api/courses/user'], expected: everyone(200) },
  'courses.createCourse': {
    ask: ({ courseId, owner }) => [
      '/api/courses/add',
      formOf({
        ...{ title: 'Another', description: 'Of their own', categoryId: '3' },
        ...{ id: courseId, creator: owner.id },
      }),
    ],
    expected: everyone(201),
  },
  'courses.updateCourse': {
    ask: ({ courseId, owner }) => [
      `/api/courses/${courseId}`,
      formOf({ title: 'Mine now', creator: owner.id }),
    ],
    expected: creatorAlone,
  },
  'courses.deleteCourse': {
    ask: ({ courseId }) => [`/api/courses/${courseId}`],
    expected: creatorAlone,
    spends: true,
  },
  'courses.getCourse': { ask: ({ courseId }) => [`/api/courses/${courseId}`], expected: everyone(200) },
  // Its creator is not counted.
  'courses.addView': {
    ask: ({ courseId, owner }) => ['/api/courses/views', { courseId, userId: owner.id }],
    expected: [201, 201, 201, 200],
  },
  // Nobody of them has joined, and its creator cannot.
  'courses.giveFeedback': {
    ask: ({ courseId, owner }) => [
      `/api/courses/${courseId}/feedback`,
      { stars: 1, text: 'Never again', userId: owner.id },
    ],
    expected: everyone(403),
  },
  // Nobody has given any, which is as well.
  'courses.takeFeedbackBack': {
    ask: ({ courseId }) => [`/api/courses/${courseId}/feedback`],
    expected: everyone(200),
  },
  'courses.listFeedback': {
    ask: ({ courseId }) => [`/api/courses/${courseId}/feedback`],
    expected: everyone(200),
  },
  'enrolls.enroll': {
    ask: ({ courseId, owner }) => ['/api/enrolls/add', { courseId, userId: owner.id }],
    expected: [201, 201, 201, 409],
    spends: true,
  },
  'enrolls.leave': {
    ask: ({ courseId, owner }) => ['/api/enrolls', { courseId, userId: owner.id }],
    expected: everyone(200),
  },
  // Nobody lets themselves in: its creator cannot, either, and is not in it.
  'enrolls.letIn': {
    ask: ({ courseId, owner }) => [`/api/courses/${courseId}/learners`, { userId: owner.id }],
    expected: [403, 403, 403, 409],
  },
  'enrolls.takeOut': {
    ask: ({ courseId, owner }) => [`/api/courses/${courseId}/learners/${owner.id}`],
    expected: [403, 403, 403, 404],
  },
  'enrolls.listLearners': {
    ask: ({ courseId }) => [`/api/courses/${courseId}/learners`],
    expected: creatorAlone,
  },

  'lessons.listLessons': {
    ask: ({ courseId }) => [`/api/lessons/course/${courseId}`],
    expected: everyone(200),
  },
  'lessons.createLesson': {
    ask: ({ courseId, richtextId, owner }) => [
      '/api/lessons/add',
      formOf({ title: 'Mine now', lessonDesc: 'Of their own', courseId, richtextId, creator: owner.id }),
    ],
    expected: [403, 403, 403, 201],
    spends: true,
  },
  'lessons.orderLessons': {
    ask: ({ courseId, lessonId }) => [`/api/lessons/course/${courseId}/order`, { ids: [lessonId] }],
    expected: creatorAlone,
  },
  // Nobody takes the course.
  'lessons.getLesson': {
    ask: ({ lessonId }) => [`/api/lessons/${lessonId}`],
    expected: [403, 403, 403, 200],
  },
  'lessons.updateLesson': {
    ask: ({ lessonId, owner }) => [
      `/api/lessons/${lessonId}`,
      formOf({ title: 'Mine now', creator: owner.id }),
    ],
    expected: creatorAlone,
  },
  'lessons.deleteLesson': {
    ask: ({ lessonId }) => [`/api/lessons/${lessonId}`],
    expected: creatorAlone,
    spends: true,
  },
  'materials.addMaterial': {
    ask: ({ lessonId, owner }) => [
      '/api/materials/add',
      formOf({ lessonId, name: 'Mine now', material: new File([pdf], 'mine.pdf'), creator: owner.id }),
    ],
    expected: [403, 403, 403, 201],
  },
  'materials.deleteMaterial': {
    ask: ({ materialId }) => [`/api/materials/${materialId}`],
    expected: creatorAlone,
    spends: true,
  },
  // Nobody takes the course, and of who made it nothing is kept.
  'lesson-progress.startLesson': {
    ask: ({ lessonId, owner }) => [
      '/api/lesson-progress/start',
      { lessonId, startTime: '1741600000000', userId: owner.id },
    ],
    expected: [403, 403, 403, 409],
  },
  // Of a lesson there is nobody's progress but one's own.
  'lesson-progress.completeLesson': {
    ask: ({ lessonId }) => [
      `/api/lesson-progress/${lessonId}`,
      { isCompleted: 'true', endTime: '1741601800000' },
    ],
    expected: everyone(404),
  },

  // Who does not take the course sees no question, who made it takes no test.
  'tests.listTests': {
    ask: ({ lessonId }) => [`/api/tests/lesson/${lessonId}`],
    expected: creatorAlone,
  },
  'tests.createTest': {
    ask: ({ lessonId, owner }) => [
      '/api/tests/add',
      { lessonId, questions: twoQuestions, creator: owner.id },
    ],
    expected: [403, 403, 403, 409],
  },
  'tests.updateTest': {
    ask: ({ testId, owner }) => [`/api/tests/${testId}`, { questions: twoQuestions, creator: owner.id }],
    expected: creatorAlone,
    spends: true,
  },
  'questions.listLessonQuestions': {
    ask: ({ lessonId }) => [`/api/questions/lesson/${lessonId}`],
    expected: creatorAlone,
  },
  'questions.listTestQuestions': {
    ask: ({ testId }) => [`/api/questions/test/${testId}`],
    expected: creatorAlone,
  },
  'questions.deleteQuestion': {
    ask: ({ questionId }) => [`/api/questions/${questionId}`],
    expected: creatorAlone,
    spends: true,
  },
  'user-tests.startTest': {
    ask: ({ lessonId, owner }) => [
      '/api/user_tests/start',
      { lessonId, startTime: '1741600000000', userId: owner.id },
    ],
    expected: [403, 403, 403, 409],
  },
  // Of attempts everyone has their own: here nobody any.
  'user-tests.listAttempts': {
    ask: ({ lessonId }) => [`/api/user_tests/lesson/${lessonId}`],
    expected: everyone(200),
  },
  'user-tests.listCourseAttempts': {
    ask: ({ courseId }) => [`/api/user_tests/course/${courseId}`],
    expected: everyone(200),
  },
  'user-tests.listLearnersAttempts': {
    ask: ({ lessonId }) => [`/api/user_tests/lesson/${lessonId}/learners`],
    expected: creatorAlone,
  },
  'user-tests.remark': {
    ask: ({ lessonId, questionId }) => [
      `/api/user_tests/${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ/remarks`,
      { remarks: [{ questionId, text: 'Mine now' }] },
    ],
    expected: everyone(404),
  },
  'user-tests.getAttempt': {
    ask: ({ lessonId }) => [`/api/user_tests/${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ`],
    expected: everyone(404),
  },
  'user-tests.finishTest': {
    ask: ({ lessonId }) => [
      `/api/user_tests/${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ`,
      { endTime: '1741601800000', choices: [] },
    ],
    expected: everyone(404),
  },

  'events.listEvents': { ask: () => ['/api/events?scope=my&month=2026-03'], expected: everyone(200) },
  'events.createEvent': {
    ask: ({ communityId, groupId, owner }) => [
      '/api/events/add',
      {
        ...{ scope: 'groups', groupId, communityId, creator: owner.id },
        ...{ date: '2026-03-09', time: '07:30', task: 'Mine now' },
      },
    ],
    expected: [403, 403, 403, 201],
  },
  'events.getEvent': { ask: ({ eventId }) => [`/api/events/${eventId}`], expected: creatorAlone },
  'events.updateEvent': {
    ask: ({ eventId, owner }) => [`/api/events/${eventId}`, { task: 'Mine now', creator: owner.id }],
    expected: creatorAlone,
  },
  'events.deleteEvent': {
    ask: ({ eventId }) => [`/api/events/${eventId}`],
    expected: creatorAlone,
    spends: true,
  },

  'uploads.createUpload': {
    ask: () => ['/api/uploads', { kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 }],
    expected: everyone(201),
  },
  'uploads.createPartedUpload': {
    ask: () => [
      '/api/uploads/parts',
      { kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 },
    ],
    expected: everyone(201),
  },
  // Another's is not there.
  'uploads.signParts': {
    ask: ({ partedId }) => [`/api/uploads/${partedId}/parts?from=1`],
    expected: [404, 404, 404, 200],
  },
  'uploads.completeUpload': {
    ask: ({ partedId, partEtag }) => [
      `/api/uploads/${partedId}/complete`,
      { parts: [{ number: 1, etag: partEtag }] },
    ],
    expected: [404, 404, 404, 200],
    spends: true,
  },
  'uploads.deleteUpload': {
    ask: ({ partedId }) => [`/api/uploads/${partedId}`],
    expected: [404, 404, 404, 200],
    spends: true,
  },
};

/** The texts that a row asks with, without its files. */
export function fieldsOf(body: object | FormData = {}): Record<string, string> {
  const fields = body instanceof FormData ? [...body] : Object.entries(body);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

/** What a row asks with, and further fields where it has none of that name. */
export function withMore(body: object | FormData = {}, more: Record<string, string> = {}): object | FormData {
  if (!(body instanceof FormData)) return { ...more, ...body };
  for (const [name, value] of Object.entries(more)) if (!body.has(name)) body.set(name, value);
  return body;
}

/** What stands in a path in the places of its parameters. */
export function pathIds(template: string, path: string): Record<string, string> {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)');
  return { ...new RegExp(`^${pattern}`).exec(path)?.groups };
}
