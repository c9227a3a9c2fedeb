import { expect } from 'vitest';
import { formOf, newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import type { Fields } from './news.ts';

/** What members make and follow. */
export type CircleNoun = 'community' | 'group' | 'enterprise';

/** Makes a group or an enterprise of a community; answers it. */
export async function newCircle(
  member: TestMember,
  noun: Exclude<CircleNoun, 'community'>,
  communityId: string,
  fields: Fields = {},
) {
  const draft = { title: 'Seed savers', description: 'We swap what we kept.', ...fields };
  const path = `/api/${noun}s/add/community/${communityId}`;
  const { status, body } = await member.call('POST', path, formOf(draft), newKey());
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}
