import { type Act, type Ask, gone, memberOf, post, put, same, there } from './asking.ts';
import { find, isThere, made, type State, type Thing, toggle } from './state.ts';

const make: Act = {
  about: [],
  send: (members, { who, text, more }) =>
    post(memberOf(members, who), '/api/collections/add', {
      of: 'library',
      title: text,
      isPublic: more % 2 === 0,
    }),
  expect: (state, { who, text, more }, { body }) => {
    const id = body?.data?.id;
    const isPublic = more % 2 === 0;
    if (typeof id === 'string')
      state.things.push({
        ...made({ id, kind: 'collection', by: who, within: undefined, text }),
        isPublic,
      });
    return { status: 201, facts: { title: text, isPublic, count: 0 } };
  },
};

/** A collection that a member meets: their own, or a public one. */
function met(state: State, ask: Ask): Thing | undefined {
  const thing = there(state, ask);
  return thing && (thing.isPublic || thing.by === ask.who) ? thing : undefined;
}

const publish: Act = {
  about: ['collection'],
  send: (members, { who, id, text, more }) =>
    put(memberOf(members, who), `/api/collections/${id}`, { title: text, isPublic: more % 2 === 0 }),
  expect: (state, ask) => {
    const thing = met(state, ask);
    if (!thing) return gone;
    if (thing.by !== ask.who) return { status: 403 };
    const isPublic = ask.more % 2 === 0;
    // Whoever saved it loses that a moment later.
    if (thing.isPublic && !isPublic) Object.assign(thing, { savers: [], isLeft: true });
    Object.assign(thing, { isPublic, text: ask.text });
    return { status: 200, facts: { title: ask.text, isPublic } };
  },
};

const remove: Act = {
  about: ['collection'],
  send: (members, { who, id }) => memberOf(members, who).call('DELETE', `/api/collections/${id}`),
  expect: (state, ask) => {
    const thing = met(state, ask);
    if (!thing) return gone;
    if (thing.by !== ask.who) return { status: 403 };
    thing.isGone = true;
    return { status: 200, facts: { id: thing.id } };
  },
};

/** Two times of three it is put in. */
const isPutIn = ({ more }: Ask) => more % 3 !== 0;

const collect: Act = {
  about: ['collection'],
  with: ['resource'],
  send: (members, ask) =>
    put(memberOf(members, ask.who), `/api/collections/${ask.id}/items`, {
      id: ask.other,
      included: isPutIn(ask),
    }),
  expect: (state, ask) => {
    const thing = met(state, ask);
    if (!thing) return gone;
    if (thing.by !== ask.who) return { status: 403 };
    const { other = '' } = ask;
    const resource = find(state, other);
    if (isPutIn(ask) && !(resource && isThere(state, resource))) {
      // What was in it goes a moment after the resource.
      return thing.items.includes(other) ? { status: [200, 404] } : gone;
    }
    thing.items = thing.items.filter((id) => id !== other);
    if (isPutIn(ask)) thing.items.push(other);
    return { status: 200, facts: { id: other, included: isPutIn(ask) } };
  },
};

const save: Act = {
  about: ['collection'],
  send: (members, { who, id, more }) =>
    post(memberOf(members, who), `/api/collections/${id}/saved`, { saved: more % 3 !== 0 }),
  expect: (state, ask) => {
    const thing = met(state, ask);
    if (!thing) return gone;
    if (thing.by === ask.who) return { status: 409 };
    const isSaved = ask.more % 3 !== 0;
    thing.savers = toggle(thing.savers, ask.who, isSaved);
    return { status: 200, facts: { isSaved: isSaved ? '1' : '0' } };
  },
};

const view: Act = {
  about: ['collection'],
  send: (members, { who, id }) => memberOf(members, who).call('GET', `/api/collections/${id}?pageSize=50`),
  expect: (state, ask) => {
    const thing = met(state, ask);
    if (!thing) return gone;
    const isThereStill = (id: string) => {
      const resource = find(state, id);
      return resource !== undefined && isThere(state, resource);
    };
    const expected = thing.items.filter(isThereStill).sort();
    const isSaved = thing.savers.includes(ask.who) ? '1' : '0';
    return {
      status: 200,
      facts: undefined,
      wrong: (body) =>
        same(
          [body.title, body.isPublic, body.data.map(({ id }: Thing) => id).sort()],
          [thing.text, thing.isPublic, expected],
        ) ?? (thing.isLeft ? undefined : same(body.isSaved, isSaved)),
    };
  },
};

/** Those of others that a member saved. */
const saved: Act = {
  about: [],
  send: (members, { who }) =>
    memberOf(members, who).call('GET', '/api/collections?of=library&scope=saved&pageSize=50'),
  expect: (state, { who }) => {
    const all = state.things.filter(({ kind }) => kind === 'collection');
    const isKnown = (id: string) => find(state, id)?.isLeft !== true;
    const expected = all.filter(
      (one) => isThere(state, one) && one.isPublic && !one.isLeft && one.savers.includes(who),
    );
    return {
      status: 200,
      wrong: ({ data }) =>
        same(
          data
            .map(({ id }: Thing) => id)
            .filter(isKnown)
            .sort(),
          expected.map(({ id }) => id).sort(),
        ),
    };
  },
};

/** What members collect, by the names of these acts. */
export const collectingActs: Readonly<Record<string, Act>> = {
  'make collection': make,
  publish,
  collect,
  save,
  'delete collection': remove,
};
export const collectingLooks: Readonly<Record<string, Act>> = {
  'view collection': view,
  'saved collections': saved,
};
