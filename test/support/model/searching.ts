import { type Act, type Ask, gone, memberOf, textField, there } from './asking.ts';
import { hasWord, isShown, isThere, type Kind, type State, sections, type Thing } from './state.ts';

type Card = Record<string, unknown>;

/** Whether each word that is searched for begins one of a text. */
const holds = (text: string, searched: string) =>
  searched.split(' ').every((beginning) => hasWord(text, beginning));

/**
 * What is found by words: all that has them, and nothing that never had. A new name is found within seconds, so what
 * was renamed may be found by its former ones, and need not be by the new one, until the worker has been seen at rest.
 * What is hidden is found by none, also by its author.
 */
export function expectedOf(state: State, { who, text }: Ask, all: readonly Thing[]) {
  const left = all.filter((one) => isThere(state, one));
  const open = left.filter((one) => isShown(state, one, who));
  const isSettled = ({ former }: Thing) => former.length === 0;
  const sure = open.filter((one) => !one.isHidden && isSettled(one) && holds(one.text, text));
  const possible = left
    .filter((one) => !one.isHidden || !isSettled(one))
    .filter((one) => [one.text, ...one.former].some((name) => holds(name, text)));
  return (found: readonly Card[]) => {
    const ids = new Set(found.map(({ id }) => id));
    const missing = sure.filter(({ id }) => !ids.has(id)).map(({ text }) => text);
    const tooMuch = found.filter(({ id }) => possible.every((one) => one.id !== id));
    const misnamed = found.filter((card) => {
      const thing = open.find(({ id }) => id === card['id']);
      return thing && card[textField(thing.kind)] !== thing.text;
    });
    const isRight = missing.length + tooMuch.length + misnamed.length === 0 && ids.size === found.length;
    return isRight ? undefined : { missing, tooMuch, misnamed, found: [...ids] };
  };
}

const search = (
  kind: Kind,
  about: readonly Kind[],
  path: (ask: Ask) => string,
  isIn: (one: Thing, ask: Ask) => boolean = () => true,
): Act => ({
  about,
  send: (members, ask) =>
    memberOf(members, ask.who).call('GET', `${path(ask)}${encodeURIComponent(ask.text)}&pageSize=50`),
  expect: (state, ask) => {
    const place = about.length > 0 ? there(state, ask) : undefined;
    if (about.length > 0 && !place) return gone;
    const all = state.things.filter((one) => one.kind === kind && one.within === place?.id && isIn(one, ask));
    const wrong = expectedOf(state, ask, all);
    return { status: 200, wrong: (body) => wrong(body.communities ?? body.data) };
  },
});

/** A search in one of the sections. */
const searchFiled = (kind: 'course' | 'resource'): Act =>
  search(
    kind,
    [],
    ({ more }) => `/api/${kind}s?category=${sections[kind].of[more % 2]}&search=`,
    ({ section }, { more }) => section === more % 2,
  );

export const searches: Readonly<Record<string, Act>> = {
  'search communities': search('community', [], () => '/api/communities/search?name='),
  'search courses': search('course', [], () => '/api/courses?search='),
  'search resources': search('resource', [], () => '/api/resources?search='),
  'search courses of a category': searchFiled('course'),
  'search resources of a type': searchFiled('resource'),
  'search groups': search('group', ['community'], ({ id }) => `/api/groups/community/${id}/search?title=`),
  'search news': search('news', ['community'], ({ id }) => `/api/news/community/${id}/search?title=`),
  'search enterprises': search(
    'enterprise',
    ['community'],
    ({ id }) => `/api/enterprises/community/${id}/search?title=`,
  ),
  'search posts': search(
    'post',
    ['group', 'enterprise'],
    ({ kind, id }) => `/api/posts/${kind}/${id}/search?value=`,
  ),
};
