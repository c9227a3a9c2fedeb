import { type Community, communities as contract } from '#contract/communities/communities.ts';
import { slugText } from '#contract/fields/slug.ts';
import type { Relation } from '#kinds/circle/follow.ts';
import type { CommunityItem } from '#kinds/declared/community.ts';

/** A community as the API shows it. */
export const shown = (community: CommunityItem & Relation): Community => ({
  ...community,
  auto_follow: community.autoFollow,
});

/** Words that other addresses have in a slug's place: `/api/communities/search`. */
const taken = new Set(Object.values(contract).map(({ path }) => path.split('/')[3] ?? ''));

/** A name as a slug. Other alphabets stay; digits alone would look like an id. */
export function slugOf(name: string): string {
  const slug = slugText(name);
  if (slug === '') return 'community';
  return /^\d+$/.test(slug) || taken.has(slug) ? `community-${slug}` : slug;
}
