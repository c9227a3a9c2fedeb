import type { Session } from '../../sign-in.ts';
import { type DemoCourse, type DemoLearner, type DemoLesson, demoCourses } from '../courses.ts';
import { lessonReplies } from '../posts.ts';
import { formOf, post, send, writeRichtext } from './calls.ts';
import { replyTo } from './posts.ts';
import { takeTest } from './tests.ts';

/** Creates the demo's courses with their lessons, and the learners' progress. `session`: session of a demo account. */
/** Gives the ids of the courses by their titles. */
export async function makeCourses(
  url: string,
  session: (name: string) => Session,
): Promise<ReadonlyMap<string, string>> {
  const categories = await readCategories(url, session('admin'));
  const made: [id: string, course: DemoCourse][] = [];
  // One after the other: the last one is on top of the list. What belongs to a course is created in parallel.
  for (const course of demoCourses) {
    const categoryId = categories.get(course.category) ?? '';
    made.push([await makeCourse(url, session(course.author), course, categoryId), course]);
  }
  await Promise.all(made.map(([id, course]) => fillCourse(url, session, id, course)));
  return new Map(made.map(([id, { title }]) => [title, id]));
}

async function fillCourse(url: string, session: (name: string) => Session, id: string, course: DemoCourse) {
  const lessonIds: string[] = [];
  const given: Promise<void>[] = [];
  for (const lesson of course.lessons) {
    const lessonId = await addLesson(url, session(course.author), id, lesson);
    lessonIds.push(lessonId);
    given.push(giveMore(url, session(course.author), lessonId, lesson));
  }
  await Promise.all(given);
  const { learners = [] } = course;
  const taking = learners.map((each) =>
    takeCourse(
      url,
      { learner: session(each.name), teacher: session(course.author) },
      { id, lessonIds, lessons: course.lessons },
      each,
    ),
  );
  await Promise.all(taking);
  for (const [index, { title }] of course.lessons.entries()) {
    await replyTo(url, session, { on: 'lesson', id: lessonIds[index] ?? '' }, lessonReplies[title]);
  }
}

/** The categories' ids, by name. */
async function readCategories(url: string, { token }: Session): Promise<Map<string, string>> {
  const reply = await fetch(`${url}/api/courses/categories`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await reply.json()) as { results: { id: string; name: string }[] };
  return new Map(results.map(({ id, name }) => [name, id]));
}

type Made = { data: { id: string } };

async function makeCourse(url: string, session: Session, course: DemoCourse, categoryId: string) {
  const { title, about: description, price, picture } = course;
  const fields = {
    title,
    description,
    categoryId,
    isFree: String(price === undefined),
    ...(price && { price }),
  };
  const form = formOf(fields, picture === undefined ? {} : { thumbnail: picture });
  const { data } = await post<Made>(
    url,
    session,
    '/api/courses/add',
    form,
    `course ${JSON.stringify(fields)}`,
  );
  return data.id;
}

function addLesson(url: string, session: Session, courseId: string, lesson: DemoLesson): Promise<string> {
  const { title, about: lessonDesc, cover, blocks } = lesson;
  const key = (step: string) => `${courseId} ${JSON.stringify(lesson)} ${step}`;
  const take = async (richtextId: string) => {
    const form = formOf(
      { title, lessonDesc, courseId, richtextId },
      cover === undefined ? {} : { coverImg: cover },
    );
    return (await post<Made>(url, session, '/api/lessons/add', form, key('lesson'))).data.id;
  };
  return writeRichtext(url, session, blocks, take, key);
}

/** Adds a lesson's materials and its test. */
async function giveMore(
  url: string,
  session: Session,
  lessonId: string,
  { materials = [], test }: DemoLesson,
): Promise<void> {
  for (const { name, file } of materials) {
    const form = formOf({ lessonId, name }, { material: file });
    await post(url, session, '/api/materials/add', form, `${lessonId} ${name} ${file}`);
  }
  if (!test) return;
  const questions = test.map((each) => ({ ...each, type: each.options ? 'mcq' : 'subjective' }));
  const body = { lessonId, questions };
  await post(url, session, '/api/tests/add', body, JSON.stringify(body));
}

const LESSON_MS = 30 * 60_000;
/** The same each time the demo is made anew; before the lessons were there, it counts as then. */
const FIRST_LESSON_AT = Date.parse('2025-03-10T06:30:00Z');

async function takeCourse(
  url: string,
  people: { learner: Session; teacher: Session },
  { id: courseId, lessonIds, lessons }: { id: string; lessonIds: string[] } & Pick<DemoCourse, 'lessons'>,
  { name, completed, attempts = [], stars, words, hasCertificate }: DemoLearner,
): Promise<void> {
  const { learner: session } = people;
  const key = (step: string) => `${name} in ${courseId}: ${step}`;
  await post(url, session, '/api/enrolls/add', { courseId }, key('joins'));
  const begun = completed === undefined ? [] : lessonIds.slice(0, completed + 1);
  for (const [index, id] of begun.entries()) {
    const start = { lessonId: id, startTime: String(FIRST_LESSON_AT + index * LESSON_MS) };
    await post(url, session, '/api/lesson-progress/start', start, key(`begins ${index}`));
    const tries = attempts.filter(({ lesson }) => lesson === index + 1);
    for (const [number, attempt] of tries.entries()) {
      const test = { lessonId: id, asked: lessons[index]?.test ?? [] };
      await takeTest(url, people, test, attempt, (step) => key(`${step} test ${index}, ${number}`));
    }
    if (index === completed) continue;
    const end = { isCompleted: true, endTime: String(FIRST_LESSON_AT + (index + 1) * LESSON_MS) };
    await send(url, session, ['PUT', `/api/lesson-progress/${id}`], end, key(`completes ${index}`));
  }
  if (hasCertificate) await post(url, session, `/api/courses/${courseId}/certificate`, {}, key('finished'));
  if (stars === undefined) return;
  const said = { stars, ...(words && { text: words }) };
  await post(url, session, `/api/courses/${courseId}/feedback`, said, key('says'));
}
