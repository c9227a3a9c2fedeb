import { mostOpenSurveys } from '#contract/surveys/surveys.ts';
import { answersTo, dayFromNow, fourQuestions } from '#test/things/surveys/surveys.ts';
import { type Act, gone, memberOf, post, same, there } from './asking.ts';
import { find, isThere, made, type State, type Thing, within } from './state.ts';

const ask: Act = {
  about: ['community', 'group', 'enterprise'],
  send: (members, { who, id, kind, text }) =>
    post(memberOf(members, who), '/api/surveys/add', {
      on: kind,
      id,
      title: text,
      questions: fourQuestions,
      until: dayFromNow(7),
      isNamed: true,
    }),
  expect: (state, { text, ...asked }, { body }) => {
    const place = there(state, { text, ...asked });
    if (!place) return gone;
    if (place.by !== asked.who) return { status: 403 };
    if (within(state, 'survey', place.id).length >= mostOpenSurveys.place) return { status: 409 };
    const id = body?.data?.id;
    if (typeof id === 'string')
      state.things.push(made({ id, kind: 'survey', by: asked.who, within: place.id, text }));
    return { status: 201, facts: { title: text } };
  },
};

const isMember = (state: State, { within: place }: Thing, who: number) =>
  find(state, place)?.followers.includes(who) === true;

/** Reads the questions, and answers them. */
const answer: Act = {
  about: ['survey'],
  send: async (members, { who, id }) => {
    const member = memberOf(members, who);
    const read = await member.call('GET', `/api/surveys/${id}`);
    if (read.status >= 300) return read;
    return post(member, `/api/surveys/${id}/answers`, { answers: answersTo(read.body.questions) });
  },
  expect: (state, asked) => {
    const survey = there(state, asked);
    if (!survey) return gone;
    if (!isMember(state, survey, asked.who)) return { status: 403 };
    if (survey.by === asked.who || survey.answered.includes(asked.who)) return { status: 409 };
    survey.answered.push(asked.who);
    return { status: 201, facts: { id: survey.id } };
  },
};

const view: Act = {
  about: ['survey'],
  send: (members, { who, id }) => memberOf(members, who).call('GET', `/api/surveys/${id}`),
  expect: (state, asked) => {
    const survey = there(state, asked);
    if (!survey) return gone;
    const isAsked = survey.by !== asked.who && isMember(state, survey, asked.who);
    const hasAnswered = survey.answered.includes(asked.who);
    return {
      status: 200,
      facts: { title: survey.text, answersCount: survey.answered.length, isAsked },
      wrong: ({ answeredOn }) => same(answeredOn !== undefined, hasAnswered),
    };
  },
};

/** What was answered, which who asked alone sees. */
const results: Act = {
  about: ['survey'],
  send: (members, { who, id }) => memberOf(members, who).call('GET', `/api/surveys/${id}/results`),
  expect: (state, asked) => {
    const survey = there(state, asked);
    if (!survey) return gone;
    if (survey.by !== asked.who) return { status: 403 };
    return { status: 200, facts: { answersCount: survey.answered.length, isShown: true } };
  },
};

/** All of a sort, and of what went with its place perhaps some for a moment. */
const list = (scope: 'answered' | 'mine', isIn: (survey: Thing, who: number) => boolean): Act => ({
  about: [],
  send: (members, { who }) => memberOf(members, who).call('GET', `/api/surveys?scope=${scope}&pageSize=50`),
  expect: (state, { who }) => {
    const all = state.things.filter((one) => one.kind === 'survey' && !one.isGone && isIn(one, who));
    const sure = all.filter((one) => isThere(state, one)).map(({ id }) => id);
    const left = new Set(all.map(({ id }) => id).filter((id) => !sure.includes(id)));
    return {
      status: 200,
      wrong: ({ data }) =>
        same(
          data
            .map(({ id }: Thing) => id)
            .filter((id: string) => !left.has(id))
            .sort(),
          sure.sort(),
        ),
    };
  },
});

/** What members ask each other, by the names of these acts. */
export const surveyActs: Readonly<Record<string, Act>> = { 'make survey': ask, answer };
export const surveyLooks: Readonly<Record<string, Act>> = {
  'view survey': view,
  results,
  'asked surveys': list('mine', ({ by }, who) => by === who),
  'answered surveys': list('answered', ({ answered }, who) => answered.includes(who)),
};
