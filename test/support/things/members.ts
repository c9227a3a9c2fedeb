import { formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import type { Fields } from './news.ts';

/** Has a member say who they are. */
export const editProfile = (
  member: TestMember,
  firstName: string,
  lastName: string,
  more: Fields = {},
  key = newKey(),
): Promise<TestReply> =>
  member.call(
    'PUT',
    '/api/users/profile',
    formOf({ firstName, lastName, email: 'someone@farm.test', ...more }),
    key,
  );
