import { png } from '#test/files/pictures.ts';
import { formOf } from '#test/forms.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import type { People, Requests } from './asked.ts';

const communities = { changed: '', doomed: '' };
/** Of each kind one that is changed, one that is filed elsewhere, one that goes; they are named by eight words. */
export const inner = {
  group: { changed: '', moved: '', gone: '' },
  enterprise: { changed: '', moved: '', gone: '' },
};

/** Of eight words in its name. */
const community = {
  name: 'Water, soil and seed between hill and river',
  description: 'Mixed farms. Shared machines, honest prices.',
};
const { name: title, description } = community;

export async function prepareCircles({ ada }: People) {
  for (const kind of ['changed', 'doomed'] as const) {
    communities[kind] = (await ada.call('POST', '/api/communities/add', community)).body.data.id;
  }
  for (const noun of ['group', 'enterprise'] as const) {
    const draft = { title, description, category: 'Farmers' };
    const made = await Promise.all(Array.from({ length: 9 }, () => newCircle(ada, noun, '3', draft)));
    const [gone, moved, changed] = made.map(({ id }): string => id);
    Object.assign(inner[noun], { gone, moved, changed });
  }
}

/** Those to groups, or to enterprises. */
function requestsOf(noun: 'group' | 'enterprise', { root }: People): Requests {
  const all = `/api/${noun}s/community/{communityId}`;
  const one = `/api/${noun}s/{id}/community/{communityId}`;
  const add = `POST /api/${noun}s/add/community/{communityId}`;
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

export const circlesRequests = (people: People): Requests => {
  const { root } = people;
  return {
    'GET /api/communities?category': () => [[], { category: 'Farmers' }],
    'GET /api/communities/search': () => [[], { name: 'water so' }],
    'GET /api/communities/user/search': () => [[], { name: 'water so' }],
    'POST /api/communities/add': () => [[], formOf({ ...community, community: png })],
    'POST /api/communities/add (category)': () => [
      [],
      formOf({ ...community, category: 'Farmers', community: png }),
    ],
    'PUT /api/communities/{id}': () => [
      [communities.changed],
      formOf({ description: 'Mixed farms by the river.' }),
    ],
    'DELETE /api/communities/{id}': () => [[communities.doomed]],
    'GET /api/communities/{id}': () => [['3']],
    'POST /api/communities-users/follow': () => [[], { communityId: '1' }],
    ...requestsOf('group', people),
    ...requestsOf('enterprise', people),
    'GET /api/categories': () => [[], undefined, root],
    'POST /api/categories': () => [[], { name: 'Hedges' }, root],
    'GET /api/categories/{id}': () => [['2'], undefined, root],
    'PUT /api/categories/{id}': () => [['2'], { name: 'People and places' }, root],
    'DELETE /api/categories/{id}': () => [['4'], undefined, root],
  };
};
