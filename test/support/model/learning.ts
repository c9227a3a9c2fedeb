import { mcq } from '#test/things/courses/quizzes.ts';
import { type Act, gone, memberOf, post, put, there } from './asking.ts';
import { isOpen, toggle } from './state.ts';

const begin: Act = {
  about: ['lesson'],
  send: (members, { who, id }) =>
    post(memberOf(members, who), '/api/lesson-progress/start', { lessonId: id, startTime: '1741600000000' }),
  expect: (state, ask) => {
    const lesson = there(state, ask);
    if (!lesson) return gone;
    if (lesson.by === ask.who) return { status: 409 };
    if (!isOpen(state, lesson, ask.who)) return { status: 403 };
    const isNew = !lesson.begun.includes(ask.who);
    lesson.begun = toggle(lesson.begun, ask.who, true);
    return { status: isNew ? 201 : 200, facts: { isCompleted: lesson.done.includes(ask.who), isNew } };
  },
};

const complete: Act = {
  about: ['lesson'],
  send: (members, { who, id }) =>
    put(memberOf(members, who), `/api/lesson-progress/${id}`, {
      isCompleted: true,
      endTime: '1741601800000',
    }),
  expect: (state, ask) => {
    const lesson = there(state, ask);
    if (!lesson?.begun.includes(ask.who)) return gone;
    if (!isOpen(state, lesson, ask.who)) return { status: 403 };
    const isPassed = lesson.attempts.some(({ by, isPassed }) => by === ask.who && isPassed);
    if (!lesson.done.includes(ask.who) && lesson.hasTest && !isPassed) return { status: 403 };
    lesson.done = toggle(lesson.done, ask.who, true);
    return { status: 200, facts: { isCompleted: true } };
  },
};

const [right, wrong] = ['August', 'May'];

const test: Act = {
  about: ['lesson'],
  send: (members, { who, id }) =>
    post(memberOf(members, who), '/api/tests/add', {
      lessonId: id,
      questions: [mcq('When is rapeseed sown?', [right, wrong])],
    }),
  expect: (state, ask) => {
    const lesson = there(state, ask);
    if (!lesson) return gone;
    if (lesson.by !== ask.who) return { status: 403 };
    if (lesson.hasTest) return { status: 409 };
    lesson.hasTest = true;
    return { status: 201 };
  },
};

/** Begins an attempt and hands it in, every second one with the right answer. */
const attempt: Act = {
  about: ['lesson'],
  send: async (members, { who, id, more }) => {
    const member = memberOf(members, who);
    const startTime = '1741600000000';
    const begun = await post(member, '/api/user_tests/start', { lessonId: id, startTime });
    if (begun.status >= 300) return begun;
    const [question] = begun.body.data.questions;
    const choices = [{ questionId: question.id, choice: more % 2 === 0 ? right : wrong }];
    return put(member, `/api/user_tests/${begun.body.data.id}`, { endTime: '1741601800000', choices });
  },
  expect: (state, ask) => {
    const lesson = there(state, ask);
    if (!lesson) return gone;
    if (lesson.by === ask.who) return { status: 409 };
    if (!isOpen(state, lesson, ask.who)) return { status: 403 };
    if (!lesson.hasTest) return gone;
    const isPassed = ask.more % 2 === 0;
    lesson.attempts.push({ by: ask.who, isPassed });
    return { status: 200, facts: { is_passed: isPassed } };
  },
};

/** What learners and teachers do with a lesson, by the names of these acts. */
export const learningActs: Readonly<Record<string, Act>> = { begin, complete, test, attempt };
