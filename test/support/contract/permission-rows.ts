import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { png } from '../files/pictures.ts';
import { formOf } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { newEvent } from '../things/calendar.ts';
import { newCircle, newCommunity } from '../things/circles.ts';
import { newCourse } from '../things/courses.ts';
import { newLesson } from '../things/lessons.ts';
import { newMaterial } from '../things/materials.ts';
import { addBlock, type Fields, newNews, newRichtext } from '../things/news.ts';
import { newTest, twoQuestions } from '../things/quizzes.ts';
import { newResource, pdf } from '../things/resources.ts';
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
  const { id: communityId } = await newCommunity(owner, { name });
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

/** What the contract does not say of a row: beside the ids in its path, which are those of the things, what it asks with. */
type Line = Pick<Row, 'expected' | 'spends'> & {
  readonly asks?: (things: Things) => Fields | object;
  readonly query?: string;
  /** In place of the thing that its domain is about. */
  readonly id?: (things: Things) => string;
};

const everyone = (status: number): Row['expected'] => [status, status, status, status];
const creatorAlone: Row['expected'] = [403, 403, 403, 200];
const adminAlone = (status: number): Row['expected'] => [403, 403, status, 403];
/** Whoever made it alone, to whom it is there at all. */
const ownerAlone: Row['expected'] = [404, 404, 404, 200];
/** Others may not, and whoever made something adds to it, or cannot have it themselves. */
const othersNot = (status: number): Row['expected'] => [403, 403, 403, status];
/** Everybody may, but for the one who made it. */
const allOthers = (status: number): Row['expected'] => [status, status, status, 409];

/** Lines that say the same. */
const each = (expected: Row['expected'], ...names: readonly string[]): Record<string, Line> =>
  Object.fromEntries(names.map((name) => [name, { expected }]));
/** Of what is changed under these fields by its creator alone. */
const changed = (asks: Line['asks']): Line => ({ expected: creatorAlone, ...(asks && { asks }) });
const deleted: Line = { expected: creatorAlone, spends: true };

const unknownAttempt = ({ lessonId }: Things) => `${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ`;
const anUpload = () => ({ kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 });
const begun = ({ lessonId }: Things) => ({ lessonId, startTime: '1741600000000' });

const innerCircle = (noun: 'group' | 'enterprise'): Record<string, Line> => {
  const [Noun, nouns] = [noun.charAt(0).toUpperCase() + noun.slice(1), `${noun}s`];
  const rows = {
    ...each(everyone(200), `list${Noun}s`, `listUser${Noun}s`, `get${Noun}`, `find${Noun}`),
    [`search${Noun}s`]: { expected: everyone(200), query: 'title=a' },
    [`searchUser${Noun}s`]: { expected: everyone(200), query: 'title=a' },
    [`create${Noun}`]: {
      expected: everyone(201),
      asks: () => ({ title: 'Another', description: 'Of their own' }),
    },
    [`update${Noun}`]: changed(() => ({ title: 'Taken over' })),
    [`delete${Noun}`]: deleted,
    [`follow${Noun}`]: {
      ...{ expected: allOthers(200), spends: true as const },
      asks: (things: Things) => ({ [`${noun}Id`]: things[`${noun}Id`] }),
    },
  };
  return Object.fromEntries(Object.entries(rows).map(([name, line]) => [`${nouns}.${name}`, line]));
};

const lines: Record<string, Line> = {
  ...each(everyone(200), 'users.getProfile', 'users.getOwnProfile'),
  'users.registerUser': { expected: creatorAlone },
  'users.checkToken': { expected: everyone(201) },
  // Whose profile it is says the token: an id in the body is none of its fields. A name is remembered for a moment.
  'users.updateProfile': {
    ...{ expected: everyone(200), spends: true },
    asks: () => ({ firstName: 'Mallory', lastName: 'M.', email: 'm@farm.test' }),
  },

  ...each(everyone(200), 'communities.listCommunities', 'communities.listMembers'),
  ...each(everyone(200), 'communities.listUserCommunities', 'communities.getCommunity'),
  'communities.searchCommunities': { expected: everyone(200), query: 'name=a' },
  'communities.searchUserCommunities': { expected: everyone(200), query: 'name=a' },
  'communities.createCommunity': {
    expected: everyone(201),
    asks: () => ({ name: 'Another', description: 'Of their own' }),
  },
  'communities.updateCommunity': changed(() => ({ name: 'Taken over' })),
  'communities.deleteCommunity': deleted,
  'communities.followCommunity': {
    ...{ expected: allOthers(200), spends: true },
    asks: ({ communityId }) => ({ communityId }),
  },
  ...innerCircle('group'),
  ...innerCircle('enterprise'),

  'categories.listCategories': { expected: everyone(200) },
  'categories.listManagedCategories': { expected: adminAlone(200) },
  'categories.createCategory': {
    expected: adminAlone(201),
    asks: ({ communityId }) => ({ name: `Category of ${communityId}` }),
  },
  'categories.getCategory': { expected: adminAlone(200), id: () => '1' },
  'categories.updateCategory': {
    ...{ expected: adminAlone(200), id: () => '2' },
    asks: () => ({ name: 'People and places' }),
  },
  'categories.deleteCategory': { expected: adminAlone(200), id: () => '5' },

  'richtexts.createRichtext': { expected: everyone(201) },
  'richtexts.addText': {
    expected: othersNot(201),
    asks: ({ richtextId }) => ({ richtextId, order: 1, textDescription: 'Mine now' }),
  },
  'richtexts.addPhoto': {
    expected: othersNot(201),
    asks: ({ richtextId }) => ({ richtextId, order: '1', img: png }),
  },
  'richtexts.addVideo': {
    expected: othersNot(201),
    asks: ({ richtextId }) => ({ richtextId, order: '1', videoLink: 'https://video.example/2' }),
  },
  'richtexts.updateText': { ...changed(() => ({ textDescription: 'Mine now' })), id: ({ textId }) => textId },
  'richtexts.updatePhoto': {
    ...changed(() => ({ photoDescription: 'Mine now' })),
    id: ({ photoId }) => photoId,
  },
  'richtexts.updateVideo': { ...changed(() => ({ videoTitle: 'Mine now' })), id: ({ videoId }) => videoId },
  'richtexts.deleteText': { ...deleted, id: ({ textId }) => textId },
  'richtexts.deletePhoto': { ...deleted, id: ({ photoId }) => photoId },
  'richtexts.deleteVideo': { ...deleted, id: ({ videoId }) => videoId },

  ...each(everyone(200), 'news.listNews', 'news.getNews'),
  'news.searchNews': { expected: everyone(200), query: 'title=news' },
  // With a rich text of their own anybody writes in any community; with another's nobody does.
  'news.createNews': {
    ...{ expected: othersNot(201), spends: true },
    asks: ({ richtextId }) => ({ title: 'Mine now', category: 'Nature', richtextId }),
  },
  'news.updateNews': changed(() => ({ title: 'Mine now' })),
  'news.deleteNews': deleted,

  ...each(everyone(200), 'resources.listUserResources', 'resources.getResource'),
  'resources.listResources': { expected: everyone(200), query: 'category=articles&search=file' },
  'resources.createResource': {
    expected: everyone(201),
    asks: () => ({ title: 'Another', description: 'Of their own' }),
  },
  'resources.updateResource': changed(() => ({ title: 'Mine now' })),
  'resources.deleteResource': deleted,

  ...each(everyone(200), 'courses.listUserCourses', 'courses.getCourse', 'courses.listFeedback'),
  'courses.listCourses': { expected: everyone(200), query: 'search=course' },
  'courses.createCourse': {
    expected: everyone(201),
    asks: () => ({ title: 'Another', description: 'Of their own', categoryId: '3' }),
  },
  'courses.updateCourse': changed(() => ({ title: 'Mine now' })),
  'courses.deleteCourse': deleted,
  // Its creator is not counted.
  'courses.addView': { expected: [201, 201, 201, 200], asks: ({ courseId }) => ({ courseId }) },
  // Nobody of them has joined, and its creator cannot.
  'courses.giveFeedback': { expected: everyone(403), asks: () => ({ stars: 1, text: 'Never again' }) },
  // Nobody has given any, which is as well.
  'courses.takeFeedbackBack': { expected: everyone(200) },
  'enrolls.enroll': {
    ...{ expected: allOthers(201), spends: true },
    asks: ({ courseId }) => ({ courseId }),
  },
  'enrolls.leave': { expected: everyone(200), asks: ({ courseId }) => ({ courseId }) },
  // Nobody lets themselves in: its creator cannot, either, and is not in it.
  'enrolls.letIn': { expected: othersNot(409) },
  'enrolls.takeOut': { expected: othersNot(404) },
  'enrolls.listLearners': { expected: creatorAlone },

  'lessons.listLessons': { expected: everyone(200) },
  'lessons.createLesson': {
    ...{ expected: othersNot(201), spends: true },
    asks: ({ courseId, richtextId }) => ({
      ...{ title: 'Mine now', lessonDesc: 'Of their own', courseId, richtextId },
    }),
  },
  'lessons.orderLessons': changed(({ lessonId }) => ({ ids: [lessonId] })),
  // Nobody takes the course.
  'lessons.getLesson': { expected: creatorAlone },
  'lessons.updateLesson': changed(() => ({ title: 'Mine now' })),
  'lessons.deleteLesson': deleted,
  'materials.addMaterial': {
    expected: othersNot(201),
    asks: ({ lessonId }) => ({ lessonId, name: 'Mine now', material: new File([pdf], 'mine.pdf') }),
  },
  'materials.deleteMaterial': deleted,
  // Nobody takes the course, and of who made it nothing is kept.
  'lesson-progress.startLesson': { expected: othersNot(409), asks: begun },
  // Of a lesson there is nobody's progress but one's own.
  'lesson-progress.completeLesson': {
    expected: everyone(404),
    asks: () => ({ isCompleted: 'true', endTime: '1741601800000' }),
  },

  // Who does not take the course sees no question, who made it takes no test.
  ...each(creatorAlone, 'quizzes.listTests', 'questions.listLessonQuestions', 'questions.listTestQuestions'),
  'quizzes.createTest': {
    expected: othersNot(409),
    asks: ({ lessonId }) => ({ lessonId, questions: twoQuestions }),
  },
  'quizzes.updateTest': { ...changed(() => ({ questions: twoQuestions })), spends: true },
  'questions.deleteQuestion': deleted,
  'user-tests.startTest': { expected: othersNot(409), asks: begun },
  // Of attempts everyone has their own: here nobody any.
  ...each(everyone(200), 'user-tests.listAttempts', 'user-tests.listCourseAttempts'),
  ...each(everyone(404), 'user-tests.getAttempt'),
  'user-tests.listLearnersAttempts': { expected: creatorAlone },
  'user-tests.remark': {
    expected: everyone(404),
    asks: ({ questionId }) => ({ remarks: [{ questionId, text: 'Mine now' }] }),
  },
  'user-tests.finishTest': {
    expected: everyone(404),
    asks: () => ({ endTime: '1741601800000', choices: [] }),
  },

  'events.listEvents': { expected: everyone(200), query: 'scope=my&month=2026-03' },
  'events.createEvent': {
    expected: othersNot(201),
    asks: ({ communityId, groupId }) => ({
      ...{ scope: 'groups', groupId, communityId },
      ...{ date: '2026-03-09', time: '07:30', task: 'Mine now' },
    }),
  },
  'events.getEvent': { expected: creatorAlone },
  'events.updateEvent': changed(() => ({ task: 'Mine now' })),
  'events.deleteEvent': deleted,

  'uploads.createUpload': { expected: everyone(201), asks: anUpload },
  'uploads.createPartedUpload': { expected: everyone(201), asks: anUpload },
  // Another's is not there.
  'uploads.signParts': { expected: ownerAlone, query: 'from=1' },
  'uploads.completeUpload': {
    ...{ expected: ownerAlone, spends: true },
    asks: ({ partEtag }) => ({ parts: [{ number: 1, etag: partEtag }] }),
  },
  'uploads.deleteUpload': { expected: ownerAlone, spends: true },
};

/** What `{id}` is in the paths of each domain. */
const idIn: Record<string, (things: Things) => string> = {
  users: ({ owner }) => owner.id,
  communities: ({ communityId }) => communityId,
  groups: ({ groupId }) => groupId,
  enterprises: ({ enterpriseId }) => enterpriseId,
  news: ({ newsId }) => newsId,
  resources: ({ resourceId }) => resourceId,
  courses: ({ courseId }) => courseId,
  enrolls: ({ courseId }) => courseId,
  lessons: ({ lessonId }) => lessonId,
  'lesson-progress': ({ lessonId }) => lessonId,
  materials: ({ materialId }) => materialId,
  quizzes: ({ testId }) => testId,
  questions: ({ questionId }) => questionId,
  'user-tests': unknownAttempt,
  events: ({ eventId }) => eventId,
  uploads: ({ partedId }) => partedId,
};

/** A line with what the contract says of its row. */
function rowOf(name: string, { expected, spends, asks, query, id }: Line): Row {
  const [domain = '', row = ''] = name.split('.');
  const route = (contract as Record<string, Record<string, Route>>)[domain]?.[row];
  if (!route) throw new Error(`there is no row ${name}`);
  const ask = (things: Things): ReturnType<Row['ask']> => {
    const ids: Record<string, unknown> = {
      ...{ ...things, userId: things.owner.id },
      id: (id ?? idIn[domain])?.(things) ?? things.owner.id,
    };
    const path = route.path.replace(/\{(\w+)\}/g, (_, field: string) => String(ids[field]));
    const address = query ? `${path}?${query}` : path;
    if (route.method === 'GET' || route.method === 'DELETE') return [address];
    // Whose it is says the token alone.
    const owner = { creator: things.owner.id, userId: things.owner.id, userID: things.owner.id };
    const fields = { id: String(ids['id']), ...owner, ...asks?.(things) };
    return [address, route.body === 'multipart' ? formOf(fields as Fields) : fields];
  };
  return { ask, expected, ...(spends && { spends }) };
}

/** What is to be answered to whom, by the row's name in the route table: a row without a line fails the test. */
export const permissionRows: Record<string, Row> = Object.fromEntries(
  Object.entries(lines).map(([name, line]) => [name, rowOf(name, line)]),
);

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
