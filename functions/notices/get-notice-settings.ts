import { getNoticeSettings as row } from '#contract/notices/notice-settings.ts';
import { findWishes } from '#kinds/notice-wishes.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { sendsMail } from '#platform/mail/sends-mail.ts';
import { readMuted } from './muted.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const { muted, weekly, pushText: text, mostPushes: most, ...wishes } = await findWishes(member.id);
  const { quietFrom, quietTo, ...others } = wishes;
  const settings = { ...others, ...(sendsMail() && { weekly }), push: { text, quietFrom, quietTo, most } };
  return { data: { ...settings, muted: await readMuted([...muted], member.id) } };
});
