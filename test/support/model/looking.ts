import { type Act, addressOf, gone, memberOf, same, seen, textField, there } from './asking.ts';
import { isOpen, type State, type Thing, within } from './state.ts';

/** What something says of itself to a member. */
function factsOf(state: State, thing: Thing, who: number): Record<string, unknown> {
  const { kind, text, by, followers } = thing;
  const own = { [textField(kind)]: text };
  const count = followers.length;
  const isIn = followers.includes(who);
  if (kind === 'community' || kind === 'group' || kind === 'enterprise') {
    return { ...own, isFollowed: isIn ? '1' : '0', followersCount: count, isCreator: String(by === who) };
  }
  if (kind !== 'course') return own;
  const lessonsCount = within(state, 'lesson', thing.id).length;
  const completedCount = isIn ? doneIn(state, thing, who) : undefined;
  return { ...own, learnersCount: count, lessonsCount, completedCount };
}

/** How many of a course's lessons, of those that are there, a learner has done. */
const doneIn = (state: State, course: Thing, who: number) =>
  within(state, 'lesson', course.id).filter(({ done }) => done.includes(who)).length;

const view: Act = {
  about: ['community', 'group', 'enterprise', 'news', 'post', 'course', 'lesson', 'resource'],
  send: (members, { who, id, kind, within }) =>
    memberOf(members, who).call('GET', addressOf(kind, id, within)),
  expect: (state, ask) => {
    const thing = seen(state, ask);
    if (!thing) return gone;
    const { who } = ask;
    if (thing.kind === 'lesson') {
      if (thing.by !== who && !isOpen(state, thing, who)) return { status: 403 };
      const progress = thing.begun.includes(who)
        ? [{ id: thing.id, isCompleted: thing.done.includes(who) }]
        : [];
      return { status: 200, facts: { title: thing.text, lesson_progresses: progress } };
    }
    return { status: 200, facts: factsOf(state, thing, who) };
  },
};

const lessons: Act = {
  about: ['course'],
  send: (members, { who, id }) => memberOf(members, who).call('GET', `/api/lessons/course/${id}`),
  expect: (state, ask) => {
    const course = there(state, ask);
    if (!course) return gone;
    const all = within(state, 'lesson', course.id).toReversed();
    const isMade = course.by === ask.who;
    const expected = all.map((one) => [one.id, one.text, !isMade && !isOpen(state, one, ask.who)]);
    return {
      status: 200,
      wrong: ({ data }) =>
        same(
          data.map((one: Record<string, unknown>) => [one['id'], one['title'], one['isLocked']]),
          expected,
        ),
    };
  },
};

const attempts: Act = {
  about: ['lesson'],
  send: (members, { who, id }) => memberOf(members, who).call('GET', `/api/user_tests/lesson/${id}`),
  expect: (state, ask) => {
    const lesson = there(state, ask);
    if (!lesson) return gone;
    if (lesson.by === ask.who || !isOpen(state, lesson, ask.who)) return { status: [200, 403, 409] };
    const expected = lesson.attempts.filter(({ by }) => by === ask.who).map(({ isPassed }) => isPassed);
    return {
      status: lesson.hasTest ? 200 : [200, 404],
      wrong: ({ attempts = [] }) =>
        same(
          attempts.map((one: Record<string, unknown>) => one['is_passed']),
          expected,
        ),
    };
  },
};

/** Who has joined a community. */
const membersOf: Act = {
  about: ['community'],
  send: (members, { who, id }) =>
    memberOf(members, who).call('GET', `/api/communities-users/community/${id}?pageSize=50`),
  expect: (state, ask) => {
    const circle = there(state, ask);
    if (!circle) return gone;
    return {
      status: 200,
      wrong: ({ data, totalItems }) =>
        same([data.length, totalItems], Array(2).fill(circle.followers.length)),
    };
  },
};

/** What is looked at by itself. */
export const looks: Readonly<Record<string, Act>> = { view, lessons, attempts, members: membersOf };
