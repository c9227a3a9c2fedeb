import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { made } from '#test/told.ts';

/** What members make and follow. */
export type CircleNoun = 'community' | 'group' | 'enterprise';

/** Makes a community; answers it. */
export const newCommunity = (member: TestMember, fields: Fields = {}) =>
  made(
    member.form('POST', '/api/communities/add', {
      name: 'Hill Farmers',
      description: 'Steep fields.',
      ...fields,
    }),
  );

/** Makes a group or an enterprise of a community; answers it. */
export function newCircle(
  member: TestMember,
  noun: Exclude<CircleNoun, 'community'>,
  communityId: string,
  fields: Fields = {},
) {
  const draft = { title: 'Seed savers', description: 'We swap what we kept.', ...fields };
  return made(member.form('POST', `/api/${noun}s/add/community/${communityId}`, draft));
}

/** Follows a circle, or leaves it. */
export const follow = (member: TestMember, noun: CircleNoun, id: string, key = newKey()) =>
  member.call(
    'POST',
    noun === 'community' ? '/api/communities-users/follow' : `/api/${noun}s-users/follow`,
    { [`${noun}Id`]: id },
    key,
  );
