import { type Act, type Answer, type Ask, gone, memberOf, same, seen } from './asking.ts';
import { isShown, type Kind, type State, sections, type Thing, within } from './state.ts';

const sizes = [1, 2, 3, 8] as const;
/** Which page of which size is asked for. */
const paged = ({ more }: Ask) => {
  const pageSize = sizes[more % sizes.length] ?? 8;
  const pageNumber = 1 + (Math.floor(more / sizes.length) % 3);
  return { pageSize, pageNumber, query: `pageSize=${pageSize}&pageNumber=${pageNumber}` };
};

const cardOf = (thing: Thing, isSeen: boolean) => (isSeen ? [thing.id, thing.text] : [thing.id, 'hidden']);

/** What a page of these has to be. In the place of a hidden one stands that it is. */
function pageOf(all: readonly Thing[], state: State, ask: Ask): Answer {
  const { pageSize, pageNumber } = paged(ask);
  const page = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const cards = page.map((one) => cardOf(one, isShown(state, one, ask.who)));
  const counts = { totalItems: all.length, pages: Math.ceil(all.length / pageSize) };
  return {
    status: 200,
    wrong: ({ data, totalItems, pages }) => {
      const found = data.map((one: Record<string, unknown>) => [
        one['id'],
        one['title'] ?? one['text'] ?? 'hidden',
      ]);
      return same({ cards: found, totalItems, pages }, { cards, ...counts });
    },
  };
}

/** A page of what is in something. */
const list = (kind: Kind, about: readonly Kind[], path: (ask: Ask) => string): Act => ({
  about,
  send: (members, ask) => memberOf(members, ask.who).call('GET', `${path(ask)}?${paged(ask).query}`),
  expect: (state, ask) => {
    const place = seen(state, ask);
    if (!place) return gone;
    return pageOf(within(state, kind, place.id), state, ask);
  },
});

/** The ids that a list of the member's own has, in any order. */
const own = (
  path: string,
  name: 'communities' | 'data',
  of: (state: State, who: number) => readonly Thing[],
): Act => ({
  about: [],
  send: (members, { who }) => memberOf(members, who).call('GET', `${path}pageSize=50`),
  expect: (state, { who }) => ({
    status: 200,
    wrong: (body) => {
      const found = body[name]
        .filter(({ id }: Thing) => !STARTING.has(id))
        .map((one: Record<string, string>) => [one['id'], one['name'] ?? one['title']]);
      const expected = of(state, who).map((one) => cardOf(one, true));
      return same(found.sort(), expected.sort());
    },
  }),
});
/** Communities that there are from the start. */
const STARTING = new Set(['1', '2', '3']);

/** The news of a category, in any order: what was filed there last is the newest. */
const newsOfCategory: Act = {
  about: ['community'],
  send: (members, { who, id, more }) =>
    memberOf(members, who).call(
      'GET',
      `/api/news/community/${id}?category=${sections.news.of[more % 2]}&pageSize=50`,
    ),
  expect: (state, ask) => {
    if (!seen(state, ask)) return gone;
    const filed = within(state, 'news', ask.id).filter(({ section }) => section === ask.more % 2);
    const ids = filed.map(({ id }) => id).sort();
    return {
      status: 200,
      wrong: ({ data, totalItems }) =>
        same([data.map(({ id }: Thing) => id).sort(), totalItems], [ids, ids.length]),
    };
  },
};

/** A conversation with another member, the newest message first. */
const chat: Act = {
  about: [],
  send: async (members, ask) => {
    const member = memberOf(members, ask.who);
    const cards = await member.call('GET', '/api/chats?pageSize=50');
    const other = memberOf(members, ask.to).id;
    const card = cards.body.data.find((one: { other: { id?: string } }) => one.other.id === other);
    return card ? member.call('GET', `/api/chats/${card.id}?${paged(ask).query}`) : cards;
  },
  expect: (state, ask) => {
    const { who, to } = ask;
    const all = state.messages
      .filter(({ by, to: other }) => (by === who && other === to) || (by === to && other === who))
      .sort((one, other) => (one.id < other.id ? 1 : -1));
    if (all.length === 0) return { status: 200 };
    const { pageSize, pageNumber } = paged(ask);
    const page = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const expected = [all.length, page.map(({ id, text, by }) => [id, text, by === who])];
    return {
      status: 200,
      wrong: ({ data, totalItems }) =>
        same(
          [totalItems, data.map((one: Record<string, unknown>) => [one['id'], one['text'], one['isMine']])],
          expected,
        ),
    };
  },
};

/** Lists, page by page. */
export const lists: Readonly<Record<string, Act>> = {
  'list news': list('news', ['community'], ({ id }) => `/api/news/community/${id}`),
  'news of a category': newsOfCategory,
  'list groups': list('group', ['community'], ({ id }) => `/api/groups/community/${id}`),
  'list enterprises': list('enterprise', ['community'], ({ id }) => `/api/enterprises/community/${id}`),
  'list posts': list('post', ['group', 'enterprise'], ({ kind, id }) => `/api/posts/${kind}/${id}`),
  'list replies': list(
    'reply',
    ['news', 'post', 'course', 'resource'],
    ({ kind, id }) => `/api/replies/${kind}/${id}`,
  ),
  'own communities': own('/api/communities/user?', 'communities', (state, who) =>
    within(state, 'community').filter(({ followers }) => followers.includes(who)),
  ),
  'own courses': own('/api/courses/user?role=enrolled&', 'data', (state, who) =>
    within(state, 'course').filter(({ followers }) => followers.includes(who)),
  ),
  'made courses': own('/api/courses/user?role=created&', 'data', (state, who) =>
    within(state, 'course').filter(({ by }) => by === who),
  ),
  'own collections': own('/api/collections?of=library&scope=mine&', 'data', (state, who) =>
    within(state, 'collection').filter(({ by }) => by === who),
  ),
  'made resources': own('/api/resources/user?', 'data', (state, who) =>
    within(state, 'resource').filter(({ by }) => by === who),
  ),
  chat,
};
