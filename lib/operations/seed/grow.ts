import { circleCategories } from '#contract/communities/circles.ts';
import { startingCategories, startingCommunities } from '#functions/system/starting-data.ts';
import { crops, landscapes, places, sentences, subjects } from './words.ts';

/** Calls a function of the product (`news/create-news`) as a member, and answers the `data` of its reply. */
export type Ask = (
  member: number,
  file: string,
  body: object,
  path?: Readonly<Record<string, string>>,
) => Promise<Made>;
export interface Made {
  readonly id: string;
  readonly questions?: readonly { readonly id: string }[];
}

export interface Growing {
  readonly members: number;
  readonly ask: Ask;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** One for so many members. */
const ONE_FOR = { community: 250, group: 100, enterprise: 200, course: 400, resource: 100, news: 10 };
const LESSONS = 3;
const BEGUN_AT = Date.parse('2026-03-10T06:30:00Z');
/** Of each lesson's question; the answer of a lesson is the one in its place, the last one is always wrong. */
const options = crops.slice(0, LESSONS + 1);
const LESSON_MS = 30 * 60_000;

/**
 * Has registered members do what members do, in proportion to their number; the first few of a kind are the liveliest.
 */
export async function grow({ members, ask, random }: Growing): Promise<void> {
  const below = (count: number) => Math.floor(random() * count);
  const of = <Each>(all: readonly Each[]) => all[below(all.length)] as Each;
  /** Mostly one of the first. */
  const lively = <Each>(all: readonly Each[]) => all[Math.floor(all.length * random() ** 2)] as Each;
  const text = () => `${of(sentences)} ${of(sentences)}`;
  const times = async (one: number, make: () => Promise<unknown>) => {
    for (let made = 0; made < Math.max(1, members / one); made += 1) await make();
  };
  const about = () => `${of(crops)} ${of(subjects)}`;

  const joined = new Set<string>();
  const once = (what: string) => joined.size < joined.add(what).size;
  // The one that everyone joins comes first.
  const communities = startingCommunities.map(({ id }) => id).reverse();
  await times(ONE_FOR.community, async () => {
    const creator = below(members);
    const form = {
      name: `${of(places)} ${of(landscapes)}`,
      description: text(),
      category: of(circleCategories),
    };
    const { id } = await ask(creator, 'communities/create-community', form);
    once(`${creator} ${id}`);
    communities.push(id);
  });
  const circles: { noun: 'group' | 'enterprise'; id: string; creator: number }[] = [];
  for (const noun of ['group', 'enterprise'] as const) {
    await times(ONE_FOR[noun], async () => {
      const [creator, communityId] = [below(members), lively(communities)];
      const form = { title: `${of(places)} ${about()}`, description: text(), category: of(circleCategories) };
      const given = { ...form, ...(noun === 'enterprise' && { roles: 'Grower' }) };
      const { id } = await ask(creator, `${noun}s/create-${noun}`, given, { communityId });
      once(`${creator} ${id}`);
      circles.push({ noun, id, creator });
    });
  }

  const writePiece = async (writer: number, file: string, form: object, path?: Record<string, string>) => {
    const { id: richtextId } = await ask(writer, 'richtexts/create-richtext', {});
    const made = await ask(writer, file, { ...form, richtextId }, path);
    const block = { richtextId, order: '1', textHeading: about(), textDescription: text() };
    await ask(writer, 'richtexts/add-text', block);
    return made;
  };
  await times(ONE_FOR.news, () => {
    const path = { communityId: lively(communities) };
    const form = { title: about(), category: of(startingCategories).name };
    return writePiece(below(members), 'news/create-news', form, path);
  });
  await times(ONE_FOR.resource, () =>
    ask(below(members), 'resources/create-resource', { title: about(), description: text() }),
  );

  const courses: { id: string; creator: number; lessons: string[] }[] = [];
  await times(ONE_FOR.course, async () => {
    const creator = below(members);
    const form = {
      title: about(),
      description: text(),
      categoryId: of(startingCategories).id,
      isFree: 'true',
    };
    const { id: courseId } = await ask(creator, 'courses/create-course', form);
    const lessons: string[] = [];
    for (let lesson = 0; lesson < LESSONS; lesson += 1) {
      const draft = { title: about(), lessonDesc: text(), courseId };
      const { id: lessonId } = await writePiece(creator, 'lessons/create-lesson', draft);
      const questions = [{ type: 'mcq', question: 'What is sown first?', options, answer: options[lesson] }];
      await ask(creator, 'quizzes/create-test', { lessonId, questions });
      lessons.push(lessonId);
    }
    courses.push({ id: courseId, creator, lessons });
  });

  for (const { noun, id, creator } of circles) {
    const event = { scope: `${noun}s`, [`${noun}Id`]: id, date: '2026-12-05', time: '09:00', task: about() };
    await ask(creator, 'events/create-event', event);
  }
  for (let member = 0; member < members; member += 1) {
    const communityId = lively(communities);
    if (communityId !== '3' && once(`${member} ${communityId}`)) {
      await ask(member, 'communities/follow-community', { communityId });
    }
    const circle = lively(circles);
    if (random() < 0.25 && once(`${member} ${circle.id}`)) {
      await ask(member, `${circle.noun}s/follow-${circle.noun}`, { [`${circle.noun}Id`]: circle.id });
    }
    if (random() < 0.2) {
      const event = { scope: 'my', date: `2026-12-${10 + below(20)}`, time: '07:30', task: about() };
      await ask(member, 'events/create-event', event);
    }
    const course = lively(courses);
    if (random() < 0.12 && course.creator !== member) await takeCourse(member, course);
  }

  async function takeCourse(member: number, { id, lessons }: (typeof courses)[number]): Promise<void> {
    await ask(member, 'enrolls/enroll', { courseId: id });
    for (const [index, lessonId] of lessons.slice(0, 1 + below(LESSONS)).entries()) {
      const startTime = String(BEGUN_AT);
      const endTime = String(BEGUN_AT + LESSON_MS);
      await ask(member, 'lesson-progress/start-lesson', { lessonId, startTime });
      // Who fails once tries again: the next lesson opens to those who passed.
      const tries = random() < 0.3 ? [options[LESSONS], options[index]] : [options[index]];
      for (const choice of tries) {
        const { id: attempt, questions = [] } = await ask(member, 'user-tests/start-test', {
          lessonId,
          startTime,
        });
        const choices = questions.map(({ id: questionId }) => ({ questionId, choice }));
        await ask(member, 'user-tests/finish-test', { endTime, choices }, { id: attempt });
      }
      await ask(member, 'lesson-progress/complete-lesson', { isCompleted: true, endTime }, { id: lessonId });
    }
    if (random() < 0.5)
      await ask(member, 'courses/give-feedback', { stars: 3 + below(3), text: text() }, { id });
  }
}
