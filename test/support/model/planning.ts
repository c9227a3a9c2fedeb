import { type Act, type Answer, type Ask, gone, memberOf, post, put, same, there } from './asking.ts';
import { find, isThere, made, type State, type Thing } from './state.ts';

/** All that is planned is in this month, of 31 days. */
const MONTH = '2031-03';
const LAST = 31;
const dayOf = (day: number) => `${MONTH}-${String(day).padStart(2, '0')}`;

type Plan = NonNullable<Thing['plan']>;

/** One in two is each week, from one of the first two days of the month on. */
const planOf = ({ more }: Ask): Plan => {
  const isWeekly = more % 2 === 0;
  return { isWeekly, day: 1 + (Math.floor(more / 2) % (isWeekly ? 2 : LAST)), leftOut: [] };
};

const fieldsOf = ({ day, isWeekly }: Plan, task: string) => ({
  date: dayOf(day),
  time: '07:30',
  task,
  ...(isWeekly ? { repeats: 'week', repeatsUntil: dayOf(LAST) } : { repeats: 'no', repeatsUntil: '' }),
});

/** The days on which it would begin. */
const startsOf = ({ day, isWeekly }: Plan): number[] =>
  Array.from({ length: isWeekly ? Math.floor((LAST - day) / 7) + 1 : 1 }, (_, week) => day + 7 * week);

const isOn = (plan: Plan, day: number) => startsOf(plan).includes(day) && !plan.leftOut.includes(day);

const makeEvent: Act = {
  about: ['group', 'enterprise'],
  send: (members, ask) =>
    post(memberOf(members, ask.who), '/api/events/add', {
      scope: `${ask.kind}s`,
      [`${ask.kind}Id`]: ask.id,
      ...fieldsOf(planOf(ask), ask.text),
    }),
  expect: (state, ask, { body }) => {
    const circle = there(state, ask);
    if (!circle) return gone;
    if (circle.by !== ask.who) return { status: 403 };
    return added(state, ask, body, circle.id);
  },
};

const makeOwn: Act = {
  about: [],
  send: (members, ask) =>
    post(memberOf(members, ask.who), '/api/events/add', {
      scope: 'my',
      ...fieldsOf(planOf(ask), ask.text),
    }),
  expect: (state, ask, { body }) => added(state, ask, body, undefined),
};

function added(
  state: State,
  ask: Ask,
  body: { data?: { id?: unknown } },
  within: string | undefined,
): Answer {
  const id = body?.data?.id;
  const plan = planOf(ask);
  if (typeof id === 'string')
    state.things.push({ ...made({ id, kind: 'event', by: ask.who, within, text: ask.text }), plan });
  return { status: 201, facts: { task: ask.text, date: dayOf(plan.day) } };
}

/** What its maker alone may do; nobody else finds a member's own. */
const ofMaker =
  (act: (event: Thing & { plan: Plan }, ask: Ask) => Answer): Act['expect'] =>
  (state, ask) => {
    const event = there(state, ask);
    if (!event?.plan) return gone;
    if (event.by !== ask.who) return event.within === undefined ? gone : { status: 403 };
    return act(event as Thing & { plan: Plan }, ask);
  };

const move: Act = {
  about: ['event'],
  send: (members, ask) =>
    put(memberOf(members, ask.who), `/api/events/${ask.id}`, fieldsOf(planOf(ask), ask.text)),
  expect: ofMaker((event, ask) => {
    const plan = planOf(ask);
    const starts = startsOf(plan);
    // What is left out moves with the series.
    const moved = event.plan.leftOut.map((day) => day + plan.day - event.plan.day);
    const kept = plan.isWeekly ? moved.filter((day) => starts.includes(day)) : [];
    // Where nothing would be left of it, all of it is there again.
    event.plan = { ...plan, leftOut: kept.length === starts.length ? [] : kept };
    event.text = ask.text;
    return { status: 200, facts: { task: ask.text, date: dayOf(plan.day) } };
  }),
};

/** One of the days on which those begin that are each week. */
const dayLeft = ({ more }: Ask) => 1 + (more % 2) + 7 * (Math.floor(more / 2) % 5);

const leaveOut: Act = {
  about: ['event'],
  send: (members, ask) =>
    put(memberOf(members, ask.who), `/api/events/${ask.id}`, {
      leaveOut: dayOf(Math.min(dayLeft(ask), LAST)),
    }),
  expect: ofMaker((event, ask) => {
    const { plan } = event;
    const day = Math.min(dayLeft(ask), LAST);
    const starts = startsOf(plan);
    if (!plan.isWeekly || !starts.includes(day)) return { status: 400 };
    const leftOut = [...new Set([...plan.leftOut, day])].sort((one, other) => one - other);
    if (leftOut.length === starts.length) return { status: 400 };
    event.plan = { ...plan, leftOut };
    return { status: 200, facts: { leftOut: leftOut.map(dayOf) } };
  }),
};

const remove: Act = {
  about: ['event'],
  send: (members, { who, id }) => memberOf(members, who).call('DELETE', `/api/events/${id}`),
  expect: ofMaker((event) => {
    event.isGone = true;
    return { status: 200, facts: { id: event.id } };
  }),
};

/** The month, day by day, as a calendar shows it. */
function monthOf(events: readonly Thing[]): Answer {
  const days = Array.from({ length: LAST }, (_, index) => index + 1).flatMap((day) => {
    const on = events.flatMap(({ plan, id, text }) => (plan && isOn(plan, day) ? [[id, text]] : []));
    return on.length > 0 ? [[dayOf(day), on.sort()]] : [];
  });
  return {
    status: 200,
    wrong: ({ data }) =>
      same(
        data.map(({ date, activities }: { date: string; activities: { id: string; task: string }[] }) => [
          date,
          activities.map(({ id, task }) => [id, task]).sort(),
        ]),
        days,
      ),
  };
}

const events = (state: State) => state.things.filter((one) => one.kind === 'event' && isThere(state, one));

const ownMonth: Act = {
  about: [],
  send: (members, { who }) => memberOf(members, who).call('GET', `/api/events?scope=my&month=${MONTH}`),
  expect: (state, { who }) =>
    monthOf(events(state).filter(({ by, within }) => by === who && within === undefined)),
};

const kindOf = ({ more }: Ask) => (more % 2 === 0 ? ('group' as const) : ('enterprise' as const));

/** What those circles of a community plan that the member follows. */
const circlesMonth: Act = {
  about: ['community'],
  send: (members, ask) =>
    memberOf(members, ask.who).call(
      'GET',
      `/api/events?scope=${kindOf(ask)}s&communityId=${ask.id}&month=${MONTH}`,
    ),
  expect: (state, ask) => {
    if (!there(state, ask)) return gone;
    const followed = events(state).filter(({ within }) => {
      const circle = find(state, within);
      return circle?.kind === kindOf(ask) && circle.within === ask.id && circle.followers.includes(ask.who);
    });
    return monthOf(followed);
  },
};

/** What members plan, by the names of these acts. */
export const planningActs: Readonly<Record<string, Act>> = {
  'make event': makeEvent,
  'make own event': makeOwn,
  'move event': move,
  'leave out': leaveOut,
  'delete event': remove,
};
export const planningLooks: Readonly<Record<string, Act>> = {
  'own month': ownMonth,
  "circles' month": circlesMonth,
};
