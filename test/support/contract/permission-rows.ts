import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { newPost } from '#test/things/circles/posts.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newMaterial } from '#test/things/courses/materials.ts';
import { newTest, twoQuestions } from '#test/things/courses/quizzes.ts';
import { newCollection } from '#test/things/library/collections.ts';
import { newResource, pdf } from '#test/things/library/resources.ts';
import { askParts, askUpload, putParts } from '#test/things/library/uploads.ts';
import { device } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { dayFromNow, fourQuestions, newSurvey } from '#test/things/surveys/surveys.ts';
import { png } from '../files/pictures.ts';
import { type Fields, formOf } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { newChat, newMessage } from '../things/chats.ts';
import { addBlock, newNews, newRichtext } from '../things/news.ts';
import { made } from '../told.ts';

/** What one member made, one of each kind: what it stands for only where its name does not say so. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

export async function makeThings(owner: TestMember, name: string, friend?: TestMember) {
  const { id: communityId } = await newCommunity(owner, { name });
  const { id: groupId } = await newCircle(owner, 'group', communityId, { title: `Group of ${name}` });
  const trade = await newCircle(owner, 'enterprise', communityId, { title: `Trade of ${name}` });
  const news = await newNews(owner, { title: `News of ${name}` }, communityId);
  const block = async (kind: 'texts' | 'photos' | 'videos', order: string, fields: Fields): Promise<string> =>
    (await made(addBlock(owner, kind, { richtextId: news.richtextId, order, ...fields }))).id;
  const textId = await block('texts', '1', { textDescription: 'Nine days ahead.' });
  const photo = { img: png, isImgDesc: 'true', photoDescription: 'North' };
  const photoId = await block('photos', '2', photo);
  const videoId = await block('videos', '3', { videoLink: 'https://video.example/1' });
  const { id: resourceId } = await newResource(owner, { title: `File of ${name}` });
  const { id: courseId } = await newCourse(owner, { title: `Course of ${name}` });
  const { id: lessonId } = await newLesson(owner, courseId, { title: `Lesson of ${name}` });
  const test = await newTest(owner, lessonId);
  const cover = { kind: 'news', filename: 'cover.png', contentType: 'image/png', bytes: png };
  const partedId = await askParts(owner, cover);
  const asked = await newPost(owner, 'group', groupId, { kind: 'question', text: `Question of ${name}` });
  const [part] = await putParts(owner, partedId, cover.bytes);
  return {
    owner,
    communityId,
    groupId,
    enterpriseId: trade.id,
    newsId: news.id,
    textId,
    photoId,
    videoId,
    /** No news has taken it. */
    richtextId: await newRichtext(owner),
    resourceId,
    courseId,
    lessonId,
    testId: test.id,
    questionId: test.questions[0].id,
    materialId: (await newMaterial(owner, lessonId)).id,
    /** One of the group. */
    eventId: (await newEvent(owner, { scope: 'groups', groupId })).taskId,
    replyId: (await newReply(owner, 'news', news.id)).id as string,
    postId: asked.id as string,
    /** A public one, of the library. */
    collectionId: (await newCollection(owner, { title: `Collection of ${name}`, isPublic: true }))
      .id as string,
    /** Of the community, with names. */
    surveyId: (await newSurvey(owner, communityId, { title: `Survey of ${name}`, isNamed: true }))
      .id as string,
    /** With somebody who asks for nothing here. */
    ...(await chatWith(owner, friend)),
    /** To that question. */
    answerId: (await newReply(owner, 'post', asked.id)).id as string,
    /** Of a cover, with nothing put there. */
    uploadId: (await askUpload(owner, cover)).body.data.id,
    /** In parts, of which the only one has arrived, and what that is called. */
    partedId,
    partEtag: part?.etag ?? '',
  };
}

async function chatWith(
  owner: TestMember,
  friend?: TestMember,
): Promise<Record<'chatId' | 'messageId', string>> {
  if (!friend) return { chatId: 'none', messageId: 'none' };
  const { id: chatId } = await newChat(owner, friend.id);
  return { chatId, messageId: (await newMessage(owner, chatId)).id };
}

/** What a caller gets who asks for another's things by their ids; nobody is answered 401, but by public rows. */
export interface Row {
  readonly ask: (things: Things) => readonly [path: string, body?: object | FormData];
  /** Statuses for a stranger, a member of the community, an administrator, and the one who made it. */
  readonly expected: readonly [stranger: number, member: number, admin: number, creator: number];
  /** Whether no other row can ask for the same things then: they are gone, used or joined, or are still changing. */
  readonly spends?: true;
}

/**
 * What the contract does not say of a row: beside the ids in its path, which are those of the things, what it asks
 * with.
 */
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
const line = (expected: Row['expected'], asks: NonNullable<Line['asks']>): Line => ({ expected, asks });
const spending = (...given: Parameters<typeof line>): Line => ({ ...line(...given), spends: true });
/** Of what is changed under these fields by its creator alone. */
const changed = (asks: NonNullable<Line['asks']>) => line(creatorAlone, asks);
const deleted: Line = { expected: creatorAlone, spends: true };

const unknownAttempt = ({ lessonId }: Things) => `${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ`;
const anUpload = () => ({ kind: 'news', filename: 'a.png', contentType: 'image/png', size: 100 });
const survey = () => ({ title: 'Another', questions: fourQuestions, until: dayFromNow(7) });
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
      expected: allOthers(200),
      spends: true as const,
      asks: (things: Things) => ({ [`${noun}Id`]: things[`${noun}Id`] }),
    },
  };
  return Object.fromEntries(Object.entries(rows).map(([name, line]) => [`${nouns}.${name}`, line]));
};

const lines: Record<string, Line> = {
  ...each(everyone(200), 'users.getProfile', 'users.getOwnProfile', 'users.getExport'),
  // Everyone gets their own, and nobody another's: the token alone says whose it is.
  'users.askExport': spending(everyone(202), () => ({})),
  'users.leaveFurrow': spending(everyone(200), () => ({})),
  'users.keepAccount': { expected: everyone(200), spends: true },
  'users.getToday': { expected: everyone(200), query: 'day=2026-03-09' },
  'users.seeToday': line(everyone(200), () => ({ at: '2026-03-09T07:30:00.000Z' })),
  'users.registerUser': { expected: creatorAlone },
  'users.checkToken': { expected: everyone(201) },
  // Whose profile it is says the token: an id in the body is none of its fields. A name is remembered for a moment.
  'users.updateProfile': spending(everyone(200), () => ({
    firstName: 'Mallory',
    lastName: 'M.',
    email: 'm@farm.test',
  })),

  ...each(everyone(200), 'communities.listCommunities', 'communities.listMembers'),
  ...each(everyone(200), 'communities.listUserCommunities', 'communities.getCommunity'),
  'communities.searchCommunities': { expected: everyone(200), query: 'name=a' },
  'communities.searchUserCommunities': { expected: everyone(200), query: 'name=a' },
  'communities.createCommunity': line(everyone(201), () => ({
    name: 'Another',
    description: 'Of their own',
  })),
  'communities.updateCommunity': changed(() => ({ name: 'Taken over' })),
  'communities.deleteCommunity': deleted,
  'communities.followCommunity': spending(allOthers(200), ({ communityId }) => ({ communityId })),
  ...innerCircle('group'),
  ...innerCircle('enterprise'),

  'categories.listCategories': { expected: everyone(200) },
  'categories.listManagedCategories': { expected: adminAlone(200) },
  'categories.createCategory': line(adminAlone(201), ({ communityId }) => ({
    name: `Category of ${communityId}`,
  })),
  'categories.getCategory': { expected: adminAlone(200), id: () => '1' },
  'categories.updateCategory': {
    expected: adminAlone(200),
    id: () => '2',
    asks: () => ({ name: 'People and places' }),
  },
  'categories.deleteCategory': { expected: adminAlone(200), id: () => '5' },

  'richtexts.createRichtext': { expected: everyone(201) },
  'richtexts.addText': line(othersNot(201), ({ richtextId }) => ({
    richtextId,
    order: 1,
    textDescription: 'Mine now',
  })),
  'richtexts.addPhoto': line(othersNot(201), ({ richtextId }) => ({ richtextId, order: '1', img: png })),
  'richtexts.addVideo': line(othersNot(201), ({ richtextId }) => ({
    richtextId,
    order: '1',
    videoLink: 'https://video.example/2',
  })),
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
  'news.createNews': spending(othersNot(201), ({ richtextId }) => ({
    title: 'Mine now',
    category: 'Nature',
    richtextId,
  })),
  'news.updateNews': changed(() => ({ title: 'Mine now' })),
  'news.deleteNews': deleted,

  ...each(everyone(200), 'resources.listUserResources', 'resources.getResource'),
  'resources.listResources': { expected: everyone(200), query: 'category=articles&search=file' },
  'resources.createResource': line(everyone(201), () => ({ title: 'Another', description: 'Of their own' })),
  'resources.updateResource': changed(() => ({ title: 'Mine now' })),
  'resources.deleteResource': deleted,

  ...each(everyone(200), 'courses.listUserCourses', 'courses.getCourse', 'courses.listFeedback'),
  'courses.listCourses': { expected: everyone(200), query: 'search=course' },
  'courses.createCourse': line(everyone(201), () => ({
    title: 'Another',
    description: 'Of their own',
    categoryId: '3',
  })),
  'courses.updateCourse': changed(() => ({ title: 'Mine now' })),
  'courses.deleteCourse': deleted,
  // Its creator is not counted.
  'courses.addView': line([201, 201, 201, 200], ({ courseId }) => ({ courseId })),
  // Nobody of them has joined, and its creator cannot.
  'courses.giveFeedback': line(everyone(403), () => ({ stars: 1, text: 'Never again' })),
  // Nobody has given any, which is as well.
  'courses.takeFeedbackBack': { expected: everyone(200) },
  // Nobody takes it, and its creator cannot: with a number that nobody has, also anybody gets an answer.
  'certificates.makeCertificate': line(everyone(409), () => ({})),
  'certificates.listCertificates': { expected: everyone(200) },
  'certificates.getCertificate': { expected: everyone(404) },
  'certificates.withdrawCertificate': { expected: everyone(404) },
  'feeds.getFeed': { expected: everyone(200) },
  'feeds.renewFeed': line(everyone(201), () => ({})),
  // Of a name that is no address.
  'feeds.readFeed': { expected: everyone(404) },
  'enrolls.enroll': spending(allOthers(201), ({ courseId }) => ({ courseId })),
  'enrolls.leave': line(everyone(200), ({ courseId }) => ({ courseId })),
  // Nobody lets themselves in: its creator cannot, either, and is not in it.
  'enrolls.letIn': { expected: othersNot(409) },
  'enrolls.takeOut': { expected: othersNot(404) },
  'enrolls.listLearners': { expected: creatorAlone },

  'lessons.listLessons': { expected: everyone(200) },
  'lessons.createLesson': spending(othersNot(201), ({ courseId, richtextId }) => ({
    title: 'Mine now',
    lessonDesc: 'Of their own',
    courseId,
    richtextId,
  })),
  'lessons.copyLesson': spending(othersNot(201), () => ({})),
  'lessons.orderLessons': changed(({ lessonId }) => ({ ids: [lessonId] })),
  // Nobody takes the course.
  // An administrator looks at what is reported.
  'lessons.getLesson': { expected: [403, 403, 200, 200] },
  'lessons.updateLesson': changed(() => ({ title: 'Mine now' })),
  'lessons.deleteLesson': deleted,
  'materials.addMaterial': line(othersNot(201), ({ lessonId }) => ({
    lessonId,
    name: 'Mine now',
    material: new File([pdf], 'mine.pdf'),
  })),
  'materials.deleteMaterial': deleted,
  // Nobody takes the course, and of who made it nothing is kept.
  'lesson-progress.startLesson': line(othersNot(409), begun),
  // Of a lesson there is nobody's progress but one's own.
  'lesson-progress.completeLesson': line(everyone(404), () => ({
    isCompleted: 'true',
    endTime: '1741601800000',
  })),

  // Who does not take the course sees no question, who made it takes no test.
  ...each(creatorAlone, 'quizzes.listTests', 'questions.listLessonQuestions', 'questions.listTestQuestions'),
  'quizzes.createTest': line(othersNot(409), ({ lessonId }) => ({ lessonId, questions: twoQuestions })),
  'quizzes.updateTest': { ...changed(() => ({ questions: twoQuestions })), spends: true },
  'questions.deleteQuestion': deleted,
  'user-tests.startTest': line(othersNot(409), begun),
  // Of attempts everyone has their own: here nobody any. Those at one test are for whom its lesson is open.
  ...each(creatorAlone, 'user-tests.listAttempts'),
  ...each(everyone(200), 'user-tests.listCourseAttempts'),
  ...each(everyone(404), 'user-tests.getAttempt'),
  'user-tests.listLearnersAttempts': { expected: creatorAlone },
  'user-tests.remark': line(everyone(404), ({ questionId }) => ({
    remarks: [{ questionId, text: 'Mine now' }],
  })),
  'user-tests.finishTest': line(everyone(404), () => ({ endTime: '1741601800000', choices: [] })),

  'events.listEvents': { expected: everyone(200), query: 'scope=my&month=2026-03' },
  'events.createEvent': line(othersNot(201), ({ communityId, groupId }) => ({
    scope: 'groups',
    groupId,
    communityId,
    date: '2026-03-09',
    time: '07:30',
    task: 'Mine now',
  })),
  'events.getEvent': { expected: creatorAlone },
  'events.updateEvent': changed(() => ({ task: 'Mine now' })),
  'events.deleteEvent': deleted,

  'posts.listPosts': { expected: everyone(200), id: ({ groupId }) => groupId },
  'posts.searchPosts': { expected: everyone(200), id: ({ groupId }) => groupId, query: 'value=question' },
  'posts.addPost': {
    ...line(everyone(201), () => ({ in: 'group', kind: 'post', text: 'Ours, too.' })),
    id: ({ groupId }) => groupId,
  },
  'posts.getPost': { expected: everyone(200) },
  'posts.updatePost': changed(() => ({ text: 'Mine now' })),
  'posts.deletePost': deleted,
  'posts.markAnswer': changed(({ answerId }) => ({ replyId: answerId })),

  'replies.listReplies': { expected: everyone(200), id: ({ newsId }) => newsId },
  'replies.addReply': {
    ...line(everyone(201), () => ({ on: 'news', text: 'Ours, too.' })),
    id: ({ newsId }) => newsId,
  },
  'replies.updateReply': changed(() => ({ text: 'Mine now' })),
  'replies.deleteReply': deleted,
  'replies.closeReplies': {
    ...line([403, 403, 200, 200], () => ({ closed: false })),
    id: ({ newsId }) => newsId,
  },
  'useful.markUseful': {
    ...line(allOthers(200), () => ({ on: 'news', useful: true })),
    id: ({ newsId }) => newsId,
  },

  'collections.listCollections': { expected: everyone(200), query: 'of=library&scope=users' },
  'collections.addCollection': line(everyone(201), () => ({ of: 'courses', title: 'Another' })),
  'collections.getCollection': { expected: everyone(200) },
  'collections.updateCollection': changed(() => ({ title: 'Mine now' })),
  'collections.deleteCollection': deleted,
  'collections.setItem': {
    ...changed(() => ({ included: true })),
    id: ({ resourceId }) => resourceId,
  },
  'collections.saveCollection': line(allOthers(200), () => ({ saved: true })),

  'surveys.listSurveys': { expected: everyone(200), query: 'scope=open' },
  'surveys.addSurvey': {
    ...line([403, 403, 403, 201], () => ({ on: 'community', ...survey() })),
    id: ({ communityId }) => communityId,
  },
  'surveys.getSurvey': { expected: everyone(200) },
  'surveys.updateSurvey': changed(() => ({ title: 'Mine now' })),
  'surveys.deleteSurvey': deleted,
  // Nobody but members of the community, and not who asked.
  'surveys.answerSurvey': spending([403, 409, 403, 409], () => ({
    answers: [{ questionId: 'another', value: 1 }],
  })),
  'surveys.dismissSurvey': line(everyone(200), () => ({ dismissed: false })),
  ...each(creatorAlone, 'surveys.getResults', 'surveys.listAnswers'),

  // Nobody else's is there, and nobody writes to themselves.
  'chats.listChats': { expected: everyone(200) },
  'chats.addChat': line(allOthers(201), () => ({})),
  'chats.getChat': { expected: ownerAlone },
  'chats.addMessage': line([404, 404, 404, 201], () => ({ text: 'Between us.' })),
  'chats.updateChat': line(ownerAlone, () => ({ muted: true })),
  'chats.deleteChat': { expected: ownerAlone, spends: true },

  // Nobody blocks themselves, and whom one blocked is one's own to see.
  'blocks.block': line(allOthers(200), () => ({ blocked: true })),
  // A device is the caller's own, and tells one member.
  'push.listPush': { expected: everyone(200) },
  'push.addPush': line(everyone(201), ({ communityId }) => device(`permitted-${communityId}`)),
  'push.removePush': {
    expected: everyone(200),
    query: 'endpoint=https://fcm.googleapis.com/fcm/send/permitted',
  },
  'blocks.listBlocked': { expected: everyone(200) },
  'achievements.getAchievements': { expected: everyone(200) },
  // Everyone has their own: the token alone says whose.
  ...each(everyone(200), 'notices.listNotices', 'notices.countNotices'),
  'notices.getNoticeSettings': { expected: everyone(200) },
  'notices.setNoticeSettings': line(everyone(200), () => ({ mentions: false })),
  'notices.muteNotices': {
    ...line(everyone(200), () => ({ on: 'news', muted: true })),
    id: ({ newsId }) => newsId,
  },
  'notices.seeNotices': { ...line(everyone(200), () => ({})), id: ({ replyId }) => replyId },

  'digest.noteVisit': line(everyone(200), () => ({ timeZone: 'Africa/Nairobi' })),
  // Of tokens that are nobody's.
  'digest.endDigest': line(everyone(404), () => ({ token: 'nobody' })),
  'digest.endDigestAtOnce': { expected: everyone(404) },

  'reports.addReport': {
    ...line(allOthers(201), () => ({ on: 'news', reason: 'wrong' })),
    id: ({ newsId }) => newsId,
  },
  // Those who reported it above are strangers to its community; its creator made the news, too.
  'reports.listReports': { expected: [403, 403, 200, 200] },
  'reports.listWaitingReports': { expected: adminAlone(200) },
  // Nobody reported it.
  'reports.decideReport': line(everyone(404), () => ({ action: 'keep' })),
  'reports.answerReport': line(everyone(404), () => ({ text: 'Mine' })),
  'moderation.listActs': { expected: [403, 403, 200, 200] },
  // The creator of a community is not shut out, by nobody.
  'moderation.shutOut': {
    ...line([403, 403, 409, 409], () => ({ days: 1 })),
    id: ({ communityId }) => communityId,
  },

  'uploads.createUpload': line(everyone(201), anUpload),
  'uploads.createPartedUpload': line(everyone(201), anUpload),
  // Another's is not there.
  'uploads.signParts': { expected: ownerAlone, query: 'from=1' },
  'uploads.completeUpload': spending(ownerAlone, ({ partEtag }) => ({
    parts: [{ number: 1, etag: partEtag }],
  })),
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
  certificates: ({ courseId }) => courseId,
  enrolls: ({ courseId }) => courseId,
  lessons: ({ lessonId }) => lessonId,
  'lesson-progress': ({ lessonId }) => lessonId,
  materials: ({ materialId }) => materialId,
  quizzes: ({ testId }) => testId,
  questions: ({ questionId }) => questionId,
  'user-tests': unknownAttempt,
  events: ({ eventId }) => eventId,
  uploads: ({ partedId }) => partedId,
  posts: ({ postId }) => postId,
  replies: ({ replyId }) => replyId,
  useful: ({ newsId }) => newsId,
  collections: ({ collectionId }) => collectionId,
  surveys: ({ surveyId }) => surveyId,
  chats: ({ chatId }) => chatId,
  // A reply, which nobody reports here.
  reports: ({ replyId }) => replyId,
};

/** A line with what the contract says of its row. */
function rowOf(name: string, { expected, spends, asks, query, id }: Line): Row {
  const [domain = '', row = ''] = name.split('.');
  const route = (contract as Record<string, Record<string, Route>>)[domain]?.[row];
  if (!route) throw new Error(`there is no row ${name}`);
  const ask = (things: Things): ReturnType<Row['ask']> => {
    const ids: Record<string, unknown> = {
      on: 'news',
      in: 'group',
      number: 'ABCD-EFGH-JKLM-NPQR',
      ...things,
      userId: things.owner.id,
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
