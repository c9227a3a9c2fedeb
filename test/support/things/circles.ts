import { formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { made } from '../told.ts';
import type { Fields } from './news.ts';

/** What members make and follow. */
export type CircleNoun = 'community' | 'group' | 'enterprise';

/** Makes a community; answers it. */
export const newCommunity = (member: TestMember, fields: Fields = {}) =>
  made(
    member.call(
      'POST',
      '/api/communities/add',
      formOf({ name: 'Hill Farmers', description: 'Steep fields.', ...fields }),
      newKey(),
    ),
  );

/** Makes a group or an enterprise of a community; answers it. */
export function newCircle(
  member: TestMember,
  noun: Exclude<CircleNoun, 'community'>,
  communityId: string,
  fields: Fields = {},
) {
  const draft = { title: 'Seed savers', description: 'We swap what we kept.', ...fields };
  return made(member.call('POST', `/api/${noun}s/add/community/${communityId}`, formOf(draft), newKey()));
}

/** Follows a circle, or leaves it. */
export const follow = (
  member: TestMember,
  noun: CircleNoun,
  id: string,
  key = newKey(),
): Promise<TestReply> =>
  member.call(
    'POST',
    noun === 'community' ? '/api/communities-users/follow' : `/api/${noun}s-users/follow`,
    { [`${noun}Id`]: id },
    key,
  );
