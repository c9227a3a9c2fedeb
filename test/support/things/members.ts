import { type Fields, newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';

/** Has a member say who they are. */
export const editProfile = (
  member: TestMember,
  firstName: string,
  lastName: string,
  more: Fields = {},
  key = newKey(),
) =>
  member.form('PUT', '/api/users/profile', { firstName, lastName, email: 'someone@farm.test', ...more }, key);
