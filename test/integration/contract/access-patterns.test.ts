import { readFileSync } from 'node:fs';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Choice } from '#contract/quizzes/user-tests.ts';
import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { formOf, newKey, photoForm } from '#test/forms.ts';
import { admit } from '#test/system/capacity.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type Consumed, meter } from '#test/system/meter.ts';
import { keepTime, keepTimes, timed, timedAgain } from '#test/system/processor-time.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newEvent, sowing } from '#test/things/calendar/calendar.ts';
import { renewFeed } from '#test/things/calendar/feeds.ts';
import { newChat, newMessage, writeTo } from '#test/things/chats.ts';
import { follow, newCircle } from '#test/things/circles/circles.ts';
import { markAnswer, newPost } from '#test/things/circles/posts.ts';
import { fillCertificates } from '#test/things/courses/certificates.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { learn, newLesson, newLessons } from '#test/things/courses/lessons.ts';
import { newMaterial } from '#test/things/courses/materials.ts';
import { changeTest, mcq, newAttempt, newTest, remark, subjective } from '#test/things/courses/quizzes.ts';
import { collect, newCollection } from '#test/things/library/collections.ts';
import { newResource, pdf } from '#test/things/library/resources.ts';
import { askParts, putParts, type TestPart, upload } from '#test/things/library/uploads.ts';
import { otherCounts } from '#test/things/many/many.ts';
import { fillWithGroups } from '#test/things/many/many-groups.ts';
import { addBlock, newNews, newRichtext } from '#test/things/news.ts';
import { tokenOfMail } from '#test/things/notices/digest.ts';
import { device } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { answersTo, dayFromNow, fourQuestions, newSurvey } from '#test/things/surveys/surveys.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
/** Who made the courses that Ada takes. */
let root: TestMember;
let table: { take: () => Consumed[] };
const ids = {
  richtext: '',
  another: '',
  used: '',
  lesson: '',
  news: '',
  community: '',
  doomed: '',
  gone: '',
  upload: '',
};
/** Of the library: one that is changed, one that moves to the other section, one that goes. */
const resources = { changed: '', moved: '', gone: '' };
/** Ada made one that is changed, one that moves to another category, one that gets a price, and one that goes; others she takes. */
const courses = { changed: '', moved: '', priced: '', gone: '', taken: '', joined: '', left: '' };
/** Ben's, with a price: nine take it whom he has let in. */
let sold = '';
/** Of Ada's certificates: one that is shown, and one that she withdraws. */
let certificates = ['', ''];
/** Where the calendar of somebody is for programs who follows three circles, of which one has an event. */
let feed = '';
let token = '';
/** Two whose order is turned, one that goes, one of thirty blocks and five materials that is copied, and the second of a course of 200, the first of which Ada has completed. */
const lessons = { turned: [''], gone: '', copied: '', next: '' };
let materialId = '';
/** Of the first of 200 lessons: Ada has begun an attempt at what its test asked before. Of those she made one has a test. */
const tests = { taken: '', attempt: '', answers: [] as Choice[], given: '', changed: '', question: '' };
/** What eight others finished there, two of them with a remark, and one written answer of these. */
const answered = { attempt: '', written: '' };
/** To the last of Ada's news, nine by Ben; of hers one that is changed and goes. */
const replies = { others: '', own: '' };
/** Of Ada's nine conversations, one in which each of both wrote eight times; one with something new, one that she has begun, and somebody to whom she has not written. */
const chats = { id: '', unread: 'chat-0', last: '0'.repeat(31), begun: '' };
const [NEWCOMER, STRANGER] = ['newcomer', 'stranger'];
/** In a group, nine by Ben: the last is a question with an answer; of Ada's one that is changed and goes. */
const posts = { group: '', question: '', answer: '', own: '' };
/** Ada's, with nine files or courses in it, one that is shown and one that goes; and one of Ben's that she saves. */
const collected = { library: '', courses: '', shown: '', gone: '', others: '' };
/** Nine of Ben's that wait for Ada, of which one is answered; nine of hers, with nine answers to the last. */
const surveys = {
  open: '',
  dismissed: '',
  own: '',
  changed: '',
  gone: '',
  questions: [] as SurveyQuestion[],
};
/** Of Ada's own: one that is changed, one that moves to another month, one that goes. */
const events = { changed: '', moved: '', gone: '' };
/** Series of hers of one year. */
const series = { changed: '', gone: '' };
/** A group of hers in the third community with an event. In the second she follows 500. */
const grouped = { group: '', event: '' };
/** Of each kind one that is changed, one that is filed elsewhere, one that goes; they are named by eight words. */
const inner = {
  group: { changed: '', moved: '', gone: '' },
  enterprise: { changed: '', moved: '', gone: '' },
};
let parts: TestPart[] = [];
/** Files that were uploaded past the API, to be taken over. */
const uploads = { news: '', course: '', resource: { file: '', thumbnail: '' } };
/** Blocks of `ids.used`, by kind. */
const blocks = { texts: '', photos: '', videos: '' };
const page = readFileSync('docs/access-patterns.md', 'utf8');

/** An article of eight words in its title, with a cover; each has a photo, too. */
const draft = { title: 'Rapeseed is early this year: what we saw', category: 'Nature', news: png };

/** Of these a page's rows hold so much that it would cost more or less by chance. */
beforeAll(async () => {
  const { lists } = await import('#platform/table/keys.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const counts = [lists.courses, lists.resources].flatMap(otherCounts);
  await writeBatch(counts.map((Item) => ({ PutRequest: { Item } })));
});

beforeAll(async () => {
  root = await stack.account('root', ['admin']);
  ids.used = await newRichtext(ada);
  for (let count = 0; count < 9; count += 1) {
    const richtextId = count === 0 ? ids.used : await newRichtext(ada);
    const { body } = await ada.call('POST', '/api/news/add/community/3', formOf({ ...draft, richtextId }));
    ids[count === 7 ? 'gone' : 'news'] = body.data.id;
    await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  }
  const place = { richtextId: ids.used, order: '3' };
  for (const [kind, fields] of [
    ['texts', text(ids.used)],
    ['photos', { ...place, img: png, photoDescription: 'Nine days ahead' }],
    ['videos', { ...place, videoLink: 'https://films.test/seed', videoCover: png, videoTitle: 'Seed' }],
  ] as const) {
    blocks[kind] = (await addBlock(ada, kind, { ...fields, order: '3' })).body.data.id;
  }
  ids.richtext = await newRichtext(ada);
  ids.another = await newRichtext(ada);
  const { name, description } = community;
  for (const kind of ['community', 'doomed'] as const) {
    ids[kind] = (await ada.call('POST', '/api/communities/add', { name, description })).body.data.id;
  }
  for (const noun of ['group', 'enterprise'] as const) {
    const { name: title, description } = community;
    const draft = { title, description, category: 'Farmers' };
    const made = await Promise.all(Array.from({ length: 9 }, () => newCircle(ada, noun, '3', draft)));
    const [gone, moved, changed] = made.map(({ id }): string => id);
    Object.assign(inner[noun], { gone, moved, changed });
  }
  for (let count = 0; count < 9; count += 1) {
    const { id } = await newResource(
      ada,
      count === 0 ? resource : { ...resource, file: new File([pdf], 'a.pdf') },
    );
    resources[(['gone', 'moved'] as const)[count] ?? 'changed'] = id;
  }
  sold = (await newCourse(ben, { ...course, isFree: 'false', price: '20' })).id;
  for (const place of Object.keys(courses) as (keyof typeof courses)[]) {
    const isTaken = ['taken', 'joined', 'left'].includes(place);
    courses[place] = (await newCourse(isTaken ? ben : ada, course)).id;
    if (place === 'taken' || place === 'left') await enrol(ada, courses[place]);
  }
  await newCourse(ada, course);
  lessons.turned = await newLessons(ada, courses.moved, ['One', 'Two']);
  [lessons.gone = ''] = await newLessons(ada, courses.changed, ['Goes']);
  lessons.copied = await lessonToCopy(courses.changed);
  ids.lesson = await newRichtext(ada);
  const [first = '', next = ''] = await newLessons(ben, courses.taken, ['One', 'Two']);
  await learn(ada, (await newLesson(ben, courses.left)).id);
  // With the course of this one she goes on.
  await learn(ada, first);
  lessons.next = next;
  materialId = (await newMaterial(ada, lessons.turned[0] ?? '')).id;
  await fillWithLessons(courses.taken, next);
  certificates = await fillCertificates(ada.id, 9);
  tests.taken = first;
  await newTest(ben, first, tenQuestions);
  const attempt = await newAttempt(ada, first);
  tests.attempt = attempt.id;
  tests.answers = attempt.questions.map(({ id, options }: { id: string; options: string[] }) => ({
    ...{ questionId: id, choice: options[0] },
  }));
  await changeTest(ben, first, [...tenQuestions, subjective('What did you see?')]);
  // The first to begin: from then on what it asks is kept.
  await ask('enrolls/enroll', 'cleo', { body: { courseId: courses.taken } });
  await ask('user-tests/start-test', 'cleo', { body: { lessonId: first, startTime: '1741600000000' } });
  await haveAnswered(first);
  await fillWithLearners();
  [tests.given = '', tests.changed = ''] = lessons.turned;
  tests.question = (await newTest(ada, tests.changed, tenQuestions)).questions[0].id;
  for (const place of Object.keys(events) as (keyof typeof events)[]) {
    events[place] = (await newEvent(ada)).taskId;
  }
  const yearly = { date: '2031-03-09', repeats: 'week' };
  for (const place of Object.keys(series) as (keyof typeof series)[]) {
    series[place] = (await newEvent(ada, yearly)).taskId;
  }
  grouped.group = (await newCircle(ada, 'group', '3')).id;
  grouped.event = (await newEvent(ada, { scope: 'groups', groupId: grouped.group })).taskId;
  const planner = await stack.member('planner');
  await newEvent(planner);
  await follow(planner, 'group', grouped.group);
  for (const noun of ['group', 'enterprise'] as const) await follow(planner, noun, inner[noun].changed);
  feed = (await renewFeed(planner)).replace('/feeds/', '');
  token = await tokenOfMail(planner);
  await fillWithGroups(ada.id, '2', ['2026-03', '2026-04']);
  for (let count = 0; count < 9; count += 1) {
    replies.others = (await newReply(ben, 'news', ids.news, { text: answer })).id;
  }
  await putNeighbours();
  chats.id = await writeTo(ben, ada.id, answer);
  for (let turn = 0; turn < 8; turn += 1) {
    await newMessage(ada, chats.id, { text: answer });
    await newMessage(ben, chats.id, { text: answer });
  }
  chats.begun = (await newChat(ada, NEWCOMER)).id;
  replies.own = (await newReply(ada, 'news', ids.news, { text: answer })).id;
  posts.group = (await newCircle(ben, 'group', '3')).id;
  for (let count = 0; count < 9; count += 1) {
    const kind = count === 8 ? 'question' : 'post';
    posts.question = (await newPost(ben, 'group', posts.group, { kind, text: answer, img1: png })).id;
  }
  posts.answer = (await newReply(ada, 'post', posts.question, { text: answer })).id;
  await markAnswer(ben, posts.question, posts.answer);
  posts.own = (await newPost(ada, 'group', posts.group, { text: answer, img1: png })).id;
  await fillCollections();
  uploads.news = await upload(ada, cover('news'));
  uploads.course = await upload(ada, cover('thumbnail'));
  uploads.resource = await uploadedFiles();
  ids.upload = await askParts(ada, cover('news'));
  parts = await putParts(ada, ids.upload, png);
  table = meter((await import('#platform/table/table.ts')).table);
});

beforeAll(() => fillSurveys());

/** Nine collections of Ada's and of Ben's; one of each sort holds nine things. */
async function fillCollections() {
  for (let count = 0; count < 9; count += 1) {
    const title = `What we read in week ${count}`;
    collected.library = (await newCollection(ada, { title })).id;
    collected.others = (await newCollection(ben, { title, isPublic: true })).id;
    collected[count === 0 ? 'shown' : 'gone'] = (await newCollection(ada, { title, of: 'courses' })).id;
    if (count < 8) await ada.call('POST', `/api/collections/${collected.others}/saved`, { saved: true });
  }
  collected.courses = (await newCollection(ada, { title: 'To learn in winter', of: 'courses' })).id;
  for (let count = 0; count < 9; count += 1) {
    await collect(ada, collected.library, (await newResource(ada, resource)).id);
  }
  // As they stand among all: further ones would be in the pages that are measured.
  const { data } = (await ada.call('GET', '/api/courses?pageSize=50')).body;
  for (const { id } of data) if (id !== courses.gone) await collect(ada, collected.courses, id);
}

/** In two courses. Ada has answered nine others, which are not of now. */
async function fillSurveys() {
  const learners = Array.from({ length: 8 }, (_, index) => `learner-${index}`);
  for (let count = 0; count < 9; count += 1) {
    const others = await newSurvey(ben, courses.taken, {}, 'course');
    Object.assign(surveys, { [count === 0 ? 'dismissed' : 'open']: others.id, questions: others.questions });
    const own = await newSurvey(ada, courses.changed, { isNamed: true }, 'course');
    surveys[count === 0 ? 'changed' : count === 1 ? 'gone' : 'own'] = own.id;
    if (count < 8) continue;
    for (const userId of learners) {
      await takeQuietly(courses.changed, userId);
      const body = { answers: answersTo(own.questions, { one: 1, text: 'Rain. '.repeat(40) }) };
      await ask('surveys/answer-survey', userId, { path: { id: own.id }, body });
    }
  }
  await haveAnsweredSurveys();
}

/** Has a member take a course of Ada's, of which she is not told. */
async function takeQuietly(courseId: string, userId: string) {
  const { keys } = await import('#platform/table/keys.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const taken = { courseId, userId, isEnrolled: true, enrolledAt: '2026-03-09T07:30:00.000Z', version: 1 };
  await writeBatch([{ PutRequest: { Item: { ...keys.enrolment(courseId, userId), ...taken } } }]);
}

/** Those are Ben's, of long ago. */
async function haveAnsweredSurveys() {
  const { lists } = await import('#platform/table/keys.ts');
  const { addRow } = await import('#platform/lists/paged-list.ts');
  const { survey } = await import('#kinds/declared/survey.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const item = await survey.getById(surveys.open);
  for (let count = 0; count < 9; count += 1) {
    const id = `0000001JNZ${String(count).padStart(21, '0')}L${courses.taken}`;
    const row = addRow(lists.surveysAnswered(ada.id), id, { id, day: '2026-03-09' });
    await writeTogether([{ put: { Item: { ...survey.key({ id }), ...item, id } } }, ...row]);
  }
}

/** Eight members, who follow nothing, take the test of a lesson; two of them are told something. */
async function haveAnswered(lessonId: string) {
  const { keys } = await import('#platform/table/keys.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const learners = Array.from({ length: 8 }, (_, index) => ({
    id: `learner-${index}`,
    username: `l${index}`,
  }));
  await writeBatch(learners.map((one) => ({ PutRequest: { Item: { ...keys.user(one.id), ...one } } })));
  for (const [place, { id: userId }] of learners.entries()) {
    await ask('enrolls/enroll', userId, { body: { courseId: courses.taken } });
    const body = { lessonId, startTime: '1741600000000' };
    const { id, questions } = (await ask('user-tests/start-test', userId, { body })).body.data;
    const written = questions.at(-1).id;
    const choices = [{ questionId: written, choice: 'Rain. '.repeat(40) }];
    await ask('user-tests/finish-test', userId, {
      path: { id },
      body: { endTime: '1741601800000', choices },
    });
    if (place < 2) await remark(ben, id, [{ questionId: written, text: 'Well seen.' }]);
    Object.assign(answered, { attempt: id, written });
  }
}

const cover = (kind: string) => ({ kind, filename: 'a.png', contentType: 'image/png', bytes: png });

const uploadedFiles = async () => ({
  file: await upload(ada, {
    ...{ kind: 'file', filename: 'a.pdf', contentType: 'application/octet-stream', bytes: pdf },
  }),
  thumbnail: await upload(ada, cover('thumbnail')),
});

async function lessonToCopy(courseId: string): Promise<string> {
  const { id, richtextId } = await newLesson(ada, courseId, { coverImg: png });
  await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  for (let count = 1; count < 30; count += 1) await addBlock(ada, 'texts', text(richtextId));
  for (let count = 0; count < 5; count += 1) await newMaterial(ada, id);
  return id;
}

/** Has a course have 200 lessons, all but the first like that one. */
async function fillWithLessons(courseId: string, like: string) {
  const { getLesson, lesson } = await import('#kinds/declared/lesson.ts');
  const { lessonId } = await import('#kinds/lessons/lesson-id.ts');
  const { changeOrder, readOrder } = await import('#kinds/lessons/order.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { item } = await getLesson(like);
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const more = numbers.slice(2).map((number) => ({ ...item, id: lessonId(courseId, number), number }));
  await writeBatch(more.map((Item) => ({ PutRequest: { Item: { ...lesson.key(Item), ...Item } } })));
  await writeTogether([changeOrder(courseId, await readOrder(courseId), { numbers, created: 200 })]);
}

/** Nine learners say something of one course, and are let into another. */
async function fillWithLearners() {
  const { writeBatch } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const learners = Array.from({ length: 9 }, (_, index) => `learner-${index}`);
  await writeBatch(
    learners.map((id) => ({
      PutRequest: { Item: { ...keys.user(id), id, username: id, firstName: 'Lea' } },
    })),
  );
  const text = 'Dig a hole before you buy anything: the soil tells you more than a leaflet does.';
  for (const userId of learners) {
    await ask('enrolls/enroll', userId, { body: { courseId: courses.taken } });
    const said = await ask('courses/give-feedback', userId, {
      ...{ path: { id: courses.taken }, body: { stars: 4, text } },
    });
    const isIn = await ask('enrolls/let-in', ben.id, { path: { id: sold }, body: { userId } });
    expect([said.status, isIn.status]).toEqual([201, 201]);
  }
}

/** Of eight words in its name. */
const community = {
  name: 'Water, soil and seed between hill and river',
  description: 'Mixed farms. Shared machines, honest prices.',
};

const answer =
  'Ours is nine days late. We put it down to the wet spring: the field by the brook could not be walked on until May.';

/** Of four options each. */
const tenQuestions = Array.from({ length: 10 }, (_, index) =>
  mcq(
    `What do you do in week ${index} when it has not rained for long?`,
    ['sow', 'wait', 'water', 'roll'].map((what) => `I ${what} as soon as there is time for it`),
  ),
);

/** Of eight words in its title. */
const resource = {
  title: 'Rapeseed is early this year: what we saw',
  description: 'Nine days ahead of last year, and what that means for the harvest.',
};
const course = { ...resource, categoryId: '1', thumbnail: png };
const withFiles = { ...resource, file: new File([pdf], 'report.pdf'), thumbnail: png };

const text = (richtextId: string) => ({ richtextId, order: '1', textDescription: 'word '.repeat(60) });
const film = new File([mp4()], 'film.mp4');
const aFilm = { kind: 'videoResource', filename: 'film.mp4', contentType: 'video/mp4', size: 40_000_000 };

/** What stands in place of the braces of a row's path; what it is sent, or asked for; and who asks, where that is not Ada. The community is the third. */
type Asked = readonly [ids: readonly string[], sent?: object | FormData, by?: TestMember];

/** One typical request for each row of the route table. */
const requests: Record<string, () => Asked> = {
  'POST /api/users': () => [[], { id: ada.id }],
  'GET /api/users/profile/{id}': () => [[ada.id]],
  'GET /api/users/today': () => [[], { day: '2026-03-09' }],
  'GET /api/users/today (a teacher, with news)': () => [[], { day: '2026-03-09' }, ben],
  'PUT /api/users/today/seen': () => [[], { at: '2026-03-09T07:30:00.000Z' }],
  'PUT /api/users/profile': () => [
    [],
    formOf({ firstName: 'Ada', lastName: 'King', email: 'ada@farm.test' }),
  ],
  'GET /api/communities?category': () => [[], { category: 'Farmers' }],
  'GET /api/communities/search': () => [[], { name: 'water so' }],
  'GET /api/communities/user/search': () => [[], { name: 'water so' }],
  'POST /api/communities/add': () => [[], formOf({ ...community, community: png })],
  'POST /api/communities/add (category)': () => [
    [],
    formOf({ ...community, category: 'Farmers', community: png }),
  ],
  'PUT /api/communities/{id}': () => [[ids.community], formOf({ description: 'Mixed farms by the river.' })],
  'DELETE /api/communities/{id}': () => [[ids.doomed]],
  'GET /api/communities/{id}': () => [['3']],
  'POST /api/communities-users/follow': () => [[], { communityId: '1' }],
  ...requestsOf('group'),
  ...requestsOf('enterprise'),
  'GET /api/categories': () => [[], undefined, root],
  'POST /api/categories': () => [[], { name: 'Hedges' }, root],
  'GET /api/categories/{id}': () => [['2'], undefined, root],
  'PUT /api/categories/{id}': () => [['2'], { name: 'People and places' }, root],
  'DELETE /api/categories/{id}': () => [['4'], undefined, root],
  'POST /api/richtexts': () => [[], {}],
  'POST /api/texts/add': () => [[], text(ids.used)],
  'POST /api/photos/add': () => [[], photoForm(ids.used, 2)],
  'POST /api/videos/add': () => [
    [],
    formOf({ richtextId: ids.used, order: '3', videoTitle: 'Seed', videoResource: film, videoCover: png }),
  ],
  'PUT /api/texts/{id}': () => [[blocks.texts], { textDescription: 'word '.repeat(70) }],
  'PUT /api/photos/{id}': () => [[blocks.photos], formOf({ img: png })],
  'PUT /api/videos/{id}': () => [[blocks.videos], formOf({ videoTitle: 'How we sow', videoCover: png })],
  'DELETE /api/texts/{id}': () => [[blocks.texts]],
  'DELETE /api/photos/{id}': () => [[blocks.photos]],
  'DELETE /api/videos/{id}': () => [[blocks.videos]],
  'POST /api/uploads': () => [[], aFilm],
  'POST /api/uploads/parts': () => [[], aFilm],
  'GET /api/uploads/{id}/parts': () => [[ids.upload], { from: '1' }],
  'POST /api/uploads/{id}/complete': () => [[ids.upload], { parts }],
  'DELETE /api/uploads/{id}': () => [[ids.upload]],
  'POST /api/news/add/community/{communityId}': () => [[], formOf({ ...draft, richtextId: ids.richtext })],
  'POST /api/news/add/community/{communityId} (upload)': () => [
    [],
    formOf({ ...draft, news: uploads.news, richtextId: ids.another }),
  ],
  'GET /api/news/community/{communityId}?category': () => [[], { category: 'nature' }],
  'GET /api/news/community/{communityId}/search': () => [[], { title: 'rape ear' }],
  'PUT /api/news/{id}/community/{communityId}': () => [
    [ids.news],
    formOf({ title: 'Rapeseed was late', news: png }),
  ],
  'DELETE /api/news/{id}/community/{communityId}': () => [[ids.gone]],
  'GET /api/news/{id}/community/{communityId}': () => [[ids.news]],
  'GET /api/resources?category': () => [[], { category: 'articles' }],
  'GET /api/resources?search': () => [[], { search: 'rape ear' }],
  'GET /api/resources?category&search': () => [[], { category: 'articles', search: 'rape ear' }],
  'POST /api/resources/add': () => [[], formOf(withFiles)],
  'POST /api/resources/add (uploads)': () => [[], formOf({ ...resource, ...uploads.resource })],
  'PUT /api/resources/{id}': () => [[resources.changed], formOf(withFiles)],
  'PUT /api/resources/{id} (resourceType)': () => [[resources.moved], { resourceType: 'videos' }],
  'DELETE /api/resources/{id}': () => [[resources.gone]],
  'GET /api/resources/user?search': () => [[], { search: 'rape ear' }],
  'GET /api/resources/{id}': () => [[resources.changed]],
  'GET /api/courses?category': () => [[], { category: '1' }],
  'GET /api/courses?search': () => [[], { search: 'rape ear' }],
  'GET /api/courses?category&search': () => [[], { category: '1', search: 'rape ear' }],
  'GET /api/courses/user?search': () => [[], { search: 'rape ear' }],
  'POST /api/courses/add': () => [[], formOf(course)],
  'POST /api/courses/add (upload)': () => [[], formOf({ ...course, thumbnail: uploads.course })],
  'PUT /api/courses/{id}': () => [[courses.changed], formOf(course)],
  'PUT /api/courses/{id} (categoryId)': () => [[courses.moved], { categoryId: '3' }],
  'PUT /api/courses/{id} (isFree)': () => [[courses.priced], { isFree: false, price: 20 }],
  'DELETE /api/courses/{id}': () => [[courses.gone]],
  'GET /api/courses/{id}': () => [[courses.taken]],
  'POST /api/courses/views': () => [[], { courseId: courses.taken }],
  'POST /api/courses/{id}/feedback': () => [[courses.taken], { stars: 5, text: 'Good.' }],
  'GET /api/courses/{id}/feedback': () => [[courses.taken]],
  'DELETE /api/courses/{id}/feedback': () => [[courses.taken]],
  'POST /api/courses/{id}/learners': () => [[sold], { userId: ada.id }, ben],
  'GET /api/courses/{id}/learners': () => [[sold], undefined, ben],
  'DELETE /api/courses/{id}/learners/{userId}': () => [[sold, ada.id], undefined, ben],
  'POST /api/courses/{id}/certificate': () => [[courses.left], {}],
  'GET /api/certificates/{number}': () => [[certificates[0] ?? '']],
  'DELETE /api/certificates/{number}': () => [[certificates[1] ?? '']],
  'POST /api/enrolls/add': () => [[], { courseId: courses.joined }],
  'GET /api/lessons/course/{courseId}': () => [[courses.moved]],
  'GET /api/lessons/course/{courseId} (200)': () => [[courses.taken]],
  'POST /api/lessons/add': () => {
    const { title, description: lessonDesc, thumbnail: coverImg } = course;
    const place = { courseId: courses.changed, richtextId: ids.lesson };
    return [[], formOf({ title, lessonDesc, coverImg, ...place })];
  },
  'POST /api/lessons/{id}/copy': () => [[lessons.copied], {}],
  'PUT /api/lessons/course/{courseId}/order': () => [[courses.moved], { ids: lessons.turned.toReversed() }],
  'GET /api/lessons/{id}': () => [[lessons.next]],
  'PUT /api/lessons/{id}': () => [[lessons.gone], formOf({ title: course.title, coverImg: png })],
  'DELETE /api/lessons/{id}': () => [[lessons.gone]],
  'POST /api/materials/add': () => {
    const [lessonId = ''] = lessons.turned;
    return [[], formOf({ lessonId, material: new File([pdf], 'soil.pdf') })];
  },
  'DELETE /api/materials/{id}': () => [[materialId]],
  'POST /api/lesson-progress/start': () => [[], { lessonId: lessons.next, startTime: '1741600000000' }],
  'PUT /api/lesson-progress/{id}': () => [[lessons.next], { isCompleted: true, endTime: '1741601800000' }],
  'GET /api/tests/lesson/{lessonId}': () => [[tests.taken]],
  'POST /api/tests/add': () => [[], { lessonId: tests.given, questions: tenQuestions }],
  'PUT /api/tests/{id}': () => [[tests.changed], { questions: keptQuestions() }],
  'GET /api/questions/lesson/{lessonId}': () => [[tests.taken]],
  'GET /api/questions/test/{testId}': () => [[tests.taken]],
  'DELETE /api/questions/{id}': () => [[tests.question]],
  'POST /api/user_tests/start': () => [[], { lessonId: tests.taken, startTime: '1741600000000' }],
  'GET /api/user_tests/lesson/{lessonId}': () => [[tests.taken]],
  'GET /api/user_tests/course/{courseId}': () => [[courses.taken]],
  'GET /api/user_tests/lesson/{lessonId}/learners': () => [[tests.taken], undefined, ben],
  'PUT /api/user_tests/{id}/remarks': () => [
    [answered.attempt],
    { remarks: [{ questionId: answered.written, text: 'Well seen.', isRight: true }] },
    ben,
  ],
  'GET /api/user_tests/{id}': () => [[tests.attempt]],
  'PUT /api/user_tests/{id}': () => [[tests.attempt], { endTime: '1741601800000', choices: tests.answers }],
  'GET /api/events': () => [[], { scope: 'my', month: '2026-03' }],
  'GET /api/events?scope=groups': () => [[], { scope: 'groups', communityId: '2', month: '2026-03' }],
  'GET /api/events?scope=groups (of 80)': () => [[], { scope: 'groups', communityId: '2', month: '2026-04' }],
  'POST /api/events/add (groups)': () => [[], { ...sowing, scope: 'groups', groupId: grouped.group }],
  'PUT /api/events/{id} (groups, date)': () => [[grouped.event], { date: '2026-04-01' }],
  'POST /api/events/add': () => [[], sowing],
  'GET /api/events/{id}': () => [[events.changed]],
  'PUT /api/events/{id}': () => [[events.changed], { task: 'Harrow' }],
  'PUT /api/events/{id} (date)': () => [[events.moved], { date: '2026-04-01' }],
  'DELETE /api/events/{id}': () => [[events.gone]],
  'GET /api/events (of a series)': () => [[], { scope: 'my', month: '2031-05' }],
  'POST /api/events/add (ahead)': () => [[], { ...sowing, date: '2033-04-01' }],
  'POST /api/events/add (each week)': () => [[], { ...sowing, date: '2033-03-14', repeats: 'week' }],
  'POST /api/events/add (groups, each week)': () => [
    [],
    { ...sowing, scope: 'groups', groupId: grouped.group, repeats: 'week' },
  ],
  'PUT /api/events/{id} (a series)': () => [[series.changed], { task: 'Harrow' }],
  'DELETE /api/events/{id} (a series)': () => [[series.gone]],
  'PUT /api/enrolls': () => [[], { courseId: courses.left }],
  'GET /feeds/{file}': () => [[feed]],
  'GET /api/posts/{in}/{id}': () => [['group', posts.group]],
  'GET /api/posts/{in}/{id}?kind': () => [['group', posts.group], { kind: 'post' }],
  'GET /api/posts/{in}/{id}/search': () => [['group', posts.group], { value: 'wet spr' }],
  'POST /api/posts/add': () => [
    [],
    formOf({ in: 'group', id: posts.group, kind: 'post', text: answer, img1: png }),
  ],
  'GET /api/posts/{id}': () => [[posts.question]],
  'PUT /api/posts/{id}': () => [[posts.own], { text: `${answer} And yours?` }],
  'DELETE /api/posts/{id}': () => [[posts.own]],
  'PUT /api/posts/{id}/answer': () => [[posts.question], { replyId: posts.answer }, ben],
  'GET /api/replies/{on}/{id}': () => [['news', ids.news]],
  'GET /api/replies/{on}/{id} (a question)': () => [['post', posts.question]],
  'POST /api/replies/add': () => [[], { on: 'news', id: ids.news, text: answer, replyTo: replies.others }],
  'PUT /api/replies/{id}': () => [[replies.own], { text: `${answer} And you?` }],
  'DELETE /api/replies/{id}': () => [[replies.own]],
  'PUT /api/replies/{on}/{id}/closed': () => [['news', ids.news], { closed: true }],
  'POST /api/reports/add': () => [
    [],
    { on: 'news', id: ids.news, reason: 'wrong', text: 'That was last year.' },
    ben,
  ],
  'GET /api/reports/community/{communityId}': () => [[], undefined, root],
  'GET /api/reports': () => [[], undefined, root],
  'PUT /api/reports/{on}/{id}': () => [
    ['news', ids.news],
    { action: 'hide', note: 'Please say when.' },
    root,
  ],
  'POST /api/reports/{on}/{id}/reply': () => [['news', ids.news], { text: 'It was this year.' }],
  'GET /api/moderation/community/{communityId}': () => [[], undefined, root],
  'PUT /api/communities/{id}/members/{userId}/shut-out': () => [['3', ben.id], { days: 7 }, root],
  'GET /api/chats': () => [[]],
  'POST /api/chats/add': () => [[], { userId: STRANGER }],
  'GET /api/chats/{id}': () => [[chats.id]],
  'POST /api/chats/{id}/messages/add': () => [[chats.id], { text: answer }],
  'POST /api/chats/{id}/messages/add (first)': () => [[chats.begun], { text: answer }],
  'PUT /api/chats/{id}': () => [[chats.unread], { readTo: chats.last }],
  'POST /api/blocks': () => [[], { userId: ben.id, blocked: true }],
  'GET /api/blocks': () => [[]],
  'POST /api/push/add': () => [[], device('priced')],
  'DELETE /api/push': () => [[], { endpoint: device('priced').endpoint }],
  'GET /api/achievements': () => [[]],
  'GET /api/notices': () => [[], {}],
  'GET /api/notices/count': () => [[], {}],
  'GET /api/notices/count?news=false': () => [[], { news: false }],
  'PUT /api/notices/muted': () => [[], { on: 'news', id: ids.news, muted: true }],
  'GET /api/notices/settings': () => [[], {}],
  'PUT /api/notices/settings': () => [[], { courses: true }],
  'PUT /api/digest/visit': () => [[], { timeZone: 'Africa/Nairobi' }],
  'POST /api/digest/end': () => [[], { token }],
  'POST /api/digest/end/{token}': () => [[token]],
  'PUT /api/notices/seen': () => [[], { id: replies.others }],
  'POST /api/useful': () => [[], { on: 'reply', id: replies.others, useful: true }],
  'GET /api/collections': () => [[], { of: 'library', scope: 'mine' }],
  'GET /api/collections?has': () => [[], { of: 'library', scope: 'mine', has: resources.changed }],
  'GET /api/collections?scope=users': () => [[], { of: 'library', scope: 'users' }],
  'GET /api/collections?scope=saved': () => [[], { of: 'library', scope: 'saved' }],
  'POST /api/collections/add': () => [[], { of: 'library', title: 'To read in winter' }],
  'POST /api/collections/add (public)': () => [
    [],
    { of: 'library', title: 'To read in winter', isPublic: true },
  ],
  'GET /api/collections/{id}': () => [[collected.library]],
  'GET /api/collections/{id} (of courses)': () => [[collected.courses]],
  "GET /api/collections/{id} (another's)": () => [[collected.others]],
  'PUT /api/collections/{id}': () => [[collected.shown], { title: 'To read in spring' }],
  'PUT /api/collections/{id} (isPublic)': () => [[collected.shown], { isPublic: true }],
  'PUT /api/collections/{collectionId}/items': () => [
    [collected.shown],
    { id: courses.changed, included: true },
  ],
  'DELETE /api/collections/{id}': () => [[collected.gone]],
  'POST /api/collections/{id}/saved': () => [[collected.others], { saved: true }],
  'GET /api/surveys': () => [[], { scope: 'open' }],
  'GET /api/surveys?scope=answered': () => [[], { scope: 'answered' }],
  'GET /api/surveys?scope=mine': () => [[], { scope: 'mine' }],
  'POST /api/surveys/add': () => [
    [],
    {
      ...{ on: 'course', id: courses.changed, title: 'When do we meet?', until: dayFromNow(7) },
      questions: fourQuestions,
    },
  ],
  'GET /api/surveys/{id}': () => [[surveys.open]],
  'PUT /api/surveys/{id}': () => [[surveys.changed], { title: 'When do we meet, then?' }],
  'PUT /api/surveys/{id} (isNamed)': () => [[surveys.changed], { isNamed: false }],
  'PUT /api/surveys/{id} (until)': () => [[surveys.changed], { until: dayFromNow(9) }],
  'DELETE /api/surveys/{id}': () => [[surveys.gone]],
  'POST /api/surveys/{id}/answers': () => [
    [surveys.open],
    { answers: answersTo(surveys.questions, { one: 1, text: 'Rain. '.repeat(40) }) },
  ],
  'PUT /api/surveys/{id}/dismissed': () => [[surveys.dismissed], { dismissed: true }],
  'GET /api/surveys/{id}/results': () => [[surveys.own]],
  'GET /api/surveys/{id}/answers': () => [[surveys.own]],
};

/** The first keeps its id, and is deleted afterwards. */
const keptQuestions = () =>
  tenQuestions.map((one, index) => (index === 0 ? { ...one, id: tests.question } : one));

/** Members who wrote to Ada, and two whom she has not met: they follow nothing, and no list has more of them. */
async function putNeighbours(): Promise<void> {
  const { keys } = await import('#platform/table/keys.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const neighbours = Array.from({ length: 8 }, (_, index) => `neighbour-${index}`);
  const people = [...neighbours, NEWCOMER, STRANGER].map((id) => ({ ...keys.user(id), id, username: id }));
  const last = { id: chats.last, text: answer, side: 1 };
  const at = '2026-03-09T07:30:00.000Z';
  const rows = neighbours.map((memberId, index) => ({
    ...keys.inbox(ada.id, `chat-${index}`),
    ...{ chatId: `chat-${index}`, memberId, side: 0, at, last, requested: false },
  }));
  const items = [...people, ...rows, keys.unread(ada.id, chats.unread)];
  await writeBatch(items.map((Item) => ({ PutRequest: { Item } })));
}

/** Those to groups, or to enterprises. */
function requestsOf(noun: 'group' | 'enterprise'): Record<string, () => Asked> {
  const all = `/api/${noun}s/community/{communityId}`;
  const one = `/api/${noun}s/{id}/community/{communityId}`;
  const add = `POST /api/${noun}s/add/community/{communityId}`;
  const { name: title, description } = community;
  const draft = { title, description, [noun]: png };
  const of = inner[noun];
  return {
    [`GET ${all}?category`]: () => [[], { category: 'Farmers' }],
    [`GET ${all}/search`]: () => [[], { title: 'water so' }],
    [`GET ${all}/user/search`]: () => [[], { title: 'water so' }],
    [`GET /api/${noun}s/{id}`]: () => [[of.changed]],
    [`GET ${one}`]: () => [[of.changed]],
    [add]: () => [[], formOf(draft)],
    [`${add} (category)`]: () => [[], formOf({ ...draft, category: 'Business' })],
    [`PUT ${one}`]: () => [[of.changed], formOf({ description: 'Mixed farms by the river.' })],
    [`PUT ${one} (category)`]: () => [[of.moved], formOf({ category: 'Business' })],
    [`DELETE ${one}`]: () => [[of.gone]],
    [`POST /api/${noun}s-users/follow`]: () => [[], { [`${noun}Id`]: of.changed }, root],
  };
}

async function request(name: string) {
  const [ids, sent, by = ada] = requests[name]?.() ?? [[]];
  const [, method = '', path = '', said = ''] = /^(\w+) ([^ ?]+)(\?\S+)?/.exec(name) ?? [];
  const left = [...ids];
  const filled = path.replace(/\{(\w+)\}/g, (_, id) => (id === 'communityId' ? '3' : (left.shift() ?? '')));
  if (method !== 'GET') return sendAs(by, method, filled, sent);
  return sendAs(by, method, filled + (sent ? `?${new URLSearchParams(Object.entries(sent))}` : said));
}

const send = (method: string, path: string, body?: object | FormData) => sendAs(ada, method, path, body);

async function sendAs(member: TestMember, method: string, path: string, body?: object | FormData) {
  const { status } = await member.call(
    method,
    path,
    body,
    method === 'GET' || method === 'DELETE' ? undefined : newKey(),
  );
  expect(status).toBeLessThan(300);
}

// Names are remembered for a moment; each request is to find them forgotten.
const realNow = Date.now;
let later = 0;
beforeAll(() => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later));
afterAll(() => vi.restoreAllMocks());
afterAll(() => keepTimes(rows));
const forgetNames = () => {
  later += 3000;
};

/*
 * What the worker reads and writes is no request's: while one is measured, it hears of nothing new.
 */
const realSend = DynamoDBStreamsClient.prototype.send as (command: unknown) => Promise<unknown>;
let mayRead: Promise<void> | undefined;
let reading: Promise<unknown> | undefined;
DynamoDBStreamsClient.prototype.send = async function (this: DynamoDBStreamsClient, command: unknown) {
  await mayRead;
  reading = realSend.call(this, command);
  return reading;
} as typeof DynamoDBStreamsClient.prototype.send;
afterAll(() => {
  DynamoDBStreamsClient.prototype.send = realSend as typeof DynamoDBStreamsClient.prototype.send;
});

async function withoutWorker(measure: () => Promise<void>): Promise<void> {
  await workerRests();
  const { promise, resolve } = Promise.withResolvers<void>();
  mayRead = promise;
  try {
    await reading;
    await measure();
  } finally {
    mayRead = undefined;
    resolve();
  }
}

/** The calls of one request, and the units they consumed together. */
async function row(name: string): Promise<string> {
  forgetNames();
  await admit(ada.id, ben.id, root.id);
  let consumed: Consumed[] = [];
  await withoutWorker(async () => {
    table.take();
    await timed(name, () => request(name));
    consumed = table.take();
    await timedAgain(name, () => request(name));
  });
  const counts = Map.groupBy(consumed, ({ call }) => call);
  const calls = [...counts].sort().map(([call, { length }]) => (length > 1 ? `${length} × ${call}` : call));
  const total = (kind: 'reads' | 'writes') => consumed.reduce((sum, units) => sum + units[kind], 0);
  return `| \`${name}\` | ${calls.join(', ') || 'none'} | ${total('reads')} | ${total('writes')} |`;
}

const rows = [
  // Read by another key than the same row without it. First, before the worker has anything to do.
  'GET /api/news/community/{communityId}?category',
  'GET /api/communities?sort=popular',
  'GET /api/communities?category',
  ...['groups', 'enterprises'].flatMap((nouns) => [
    `GET /api/${nouns}/community/{communityId}?sort=popular`,
    `GET /api/${nouns}/community/{communityId}?category`,
    `POST /api/${nouns}/add/community/{communityId} (category)`,
    `PUT /api/${nouns}/{id}/community/{communityId} (category)`,
  ]),
  'GET /api/notices/count?news=false',
  'GET /api/resources?category',
  'GET /api/resources?search',
  'GET /api/resources?category&search',
  'GET /api/resources/user?search',
  'PUT /api/resources/{id} (resourceType)',
  'GET /api/courses?category',
  'GET /api/courses?search',
  'GET /api/courses?category&search',
  'GET /api/courses/user?role=enrolled',
  'GET /api/courses/user?role=created',
  'GET /api/courses/user?search',
  'PUT /api/courses/{id} (categoryId)',
  'PUT /api/courses/{id} (isFree)',
  'GET /api/lessons/course/{courseId} (200)',
  'PUT /api/events/{id} (date)',
  'GET /api/events?scope=groups',
  'GET /api/events?scope=groups (of 80)',
  'POST /api/events/add (groups)',
  'PUT /api/events/{id} (groups, date)',
  'GET /api/events (of a series)',
  'POST /api/events/add (ahead)',
  'POST /api/events/add (each week)',
  'POST /api/events/add (groups, each week)',
  'PUT /api/events/{id} (a series)',
  'DELETE /api/events/{id} (a series)',
  'GET /api/users/today (a teacher, with news)',
  'GET /api/posts/{in}/{id}?kind',
  'GET /api/replies/{on}/{id} (a question)',
  'POST /api/chats/{id}/messages/add (first)',
  'GET /api/collections?has',
  'GET /api/collections?scope=users',
  'GET /api/collections?scope=saved',
  'POST /api/collections/add (public)',
  'GET /api/collections/{id} (of courses)',
  "GET /api/collections/{id} (another's)",
  'PUT /api/collections/{id} (isPublic)',
  'GET /api/surveys?scope=answered',
  'GET /api/surveys?scope=mine',
  'PUT /api/surveys/{id} (isNamed)',
  'PUT /api/surveys/{id} (until)',
  ...Object.values(contract).flatMap((routes) =>
    Object.values(routes).map(({ method, path }) => `${method} ${path}`),
  ),
  'POST /api/communities/add (category)',
  'POST /api/news/add/community/{communityId} (upload)',
  'POST /api/courses/add (upload)',
  'POST /api/resources/add (uploads)',
];

const asked = new Map<string, Promise<string>>();

/**
 * What a row comes to after all that stand before it, also where one row alone is tried: what they make, and what they leave
 * to the worker, is there in every run.
 */
async function afterOthers(name: string): Promise<string> {
  let last = Promise.resolve('');
  for (const each of rows.slice(0, rows.indexOf(name) + 1)) {
    last = asked.get(each) ?? row(each);
    asked.set(each, last);
    // What went wrong there is said there.
    await last.catch(() => undefined);
  }
  return last;
}

test.each(rows)('%s makes the calls, at the price, that docs/access-patterns.md says', async (name) => {
  const documented = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));

  expect(await afterOthers(name)).toBe(documented?.replace(/ +/g, ' '));
  keepTime(name);
});

test('who reads and was not looked for within the last minute pays half a unit more, by one call more', async () => {
  const cost = async (milliseconds: number) => {
    await admit(ada.id);
    later += milliseconds;
    let consumed: Consumed[] = [];
    await withoutWorker(async () => {
      table.take();
      await send('GET', '/api/users/profile');
      consumed = table.take();
    });
    return [consumed.length, consumed.reduce((sum, { reads }) => sum + reads, 0)];
  };

  const [calls = 0, reads = 0] = await cost(0);

  expect(await cost(60_000)).toEqual([calls + 1, reads + 0.5]);
});

test.each([
  ['news', () => send('GET', '/api/news/community/3')],
  ['what learners answered', () => sendAs(ben, 'GET', `/api/user_tests/lesson/${tests.taken}/learners`)],
])('a page of %s costs at most 2 read units an item', async (_, list) => {
  forgetNames();
  await admit(ada.id, ben.id);
  table.take();
  await list();
  const reads = table.take().reduce((sum, units) => sum + units.reads, 0);

  expect(reads).toBeLessThanOrEqual(16);
});

/** Eight words, of which none is another. */
const title = 'Rapeseed is early this year: what we saw';

/** What takes over a file that was uploaded, or a rich text, has it made before. */
const things: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a news': async () => {
    const richtextId = await newRichtext(ada);
    return () => newNews(ada, { title, news: png, richtextId });
  },
  'a news with an upload': async () => {
    const fields = { richtextId: await newRichtext(ada), news: await upload(ada, cover('news')) };
    return () => newNews(ada, { title, ...fields });
  },
  'a course': async () => () => newCourse(ada, { ...course, title }),
  'a course with an upload': async () => {
    const thumbnail = await upload(ada, cover('thumbnail'));
    return () => newCourse(ada, { ...course, title, thumbnail });
  },
  'a resource with two files': async () => () => newResource(ada, { ...withFiles, title }),
  'a resource with an upload': async () => {
    const { file } = await uploadedFiles();
    return () => newResource(ada, { ...withFiles, file, title });
  },
  'a group': async () => () => newCircle(ada, 'group', '3', { title }),
  'an enterprise': async () => () => newCircle(ada, 'enterprise', '3', { title }),
  'a group of a category': async () => () => newCircle(ada, 'group', '3', { title, category: 'Farmers' }),
  'an enterprise of a category': async () => () =>
    newCircle(ada, 'enterprise', '3', { title, category: 'Farmers' }),
};

test.each(Object.keys(things))(
  'to make %s named by eight words costs at most 30 write units',
  async (name) => {
    const make = await things[name]?.();
    let writes = 0;
    await withoutWorker(async () => {
      table.take();
      await make?.();
      writes = table.take().reduce((sum, units) => sum + units.writes, 0);
    });

    expect(writes).toBeGreaterThan(20);
    expect(writes).toBeLessThanOrEqual(30);
  },
);
