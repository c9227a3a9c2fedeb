import { getNoticeSettings as row } from '#contract/notices.ts';
import { findWishes } from '#kinds/notice-wishes.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { sendsMail } from '#platform/mail/sends-mail.ts';
import { readMuted } from './muted.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const { muted, weekly, ...others } = await findWishes(member.id);
  const settings = { ...others, ...(sendsMail() && { weekly }) };
  return { data: { ...settings, muted: await readMuted([...muted], member.id) } };
});
