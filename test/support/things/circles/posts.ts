import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

type In = 'group' | 'enterprise';

export const post = (member: TestMember, kind: In, id: string, fields: Fields = {}, key = newKey()) =>
  member.form(
    'POST',
    '/api/posts/add',
    { in: kind, id, kind: 'post', text: 'Nine days late.', ...fields },
    key,
  );

/** Posts in a group or an enterprise; answers the post. */
export const newPost = (member: TestMember, kind: In, id: string, fields: Fields = {}) =>
  made(post(member, kind, id, fields));

/** A page of the posts in a group or an enterprise, as a member sees it. */
export const postsIn = (member: TestMember, kind: In, id: string, query = '') =>
  granted(member.call('GET', `/api/posts/${kind}/${id}${query}`));

export const viewPost = (member: TestMember, id: string) => member.call('GET', `/api/posts/${id}`);

export const changePost = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
  member.form('PUT', `/api/posts/${id}`, fields, key);

export const deletePost = (member: TestMember, id: string) => member.call('DELETE', `/api/posts/${id}`);

export const markAnswer = (member: TestMember, id: string, replyId: string | null) =>
  member.call('PUT', `/api/posts/${id}/answer`, { replyId }, newKey());
