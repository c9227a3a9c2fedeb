import { getNoticeSettings as row } from '#contract/notices.ts';
import { findWishes } from '#kinds/notice-wishes.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readMuted } from './muted.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const { muted, ...settings } = await findWishes(member.id);
  return { data: { ...settings, muted: await readMuted([...muted], member.id) } };
});
