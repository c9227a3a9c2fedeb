import type { Community } from '#contract/communities/communities.ts';
import type { Category } from '#contract/resources/categories.ts';

type Start = Pick<Community, 'id' | 'slug' | 'name' | 'description' | 'category' | 'auto_follow'>;

/** The communities of a new system. They belong to nobody, so nobody may change them. The site falls back on 3. */
export const startingCommunities: readonly Start[] = [
  {
    id: '1',
    slug: 'farm-business',
    name: 'Farm Business',
    description: 'Prices, markets and contracts: everything between the field gate and the till.',
    category: 'Business',
    auto_follow: false,
  },
  {
    id: '2',
    slug: 'farm-accounting',
    name: 'Farm Accounting',
    description: 'Books, taxes and grants, in words that leave time for the farm.',
    category: 'Accounting',
    auto_follow: false,
  },
  {
    id: '3',
    slug: 'growers',
    name: 'Growers',
    description: 'For everyone who grows something: what worked, what did not, and what comes next.',
    category: 'Farmers',
    auto_follow: true,
  },
];

export const startingCategories: readonly Category[] = [
  { id: '1', name: 'Farming' },
  { id: '2', name: 'People' },
  { id: '3', name: 'Nature' },
  { id: '4', name: 'Cars industry' },
  { id: '5', name: 'Media news' },
];
