import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted } from '#test/told.ts';

/** The first page of what a member is told. */
export const noticesOf = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/notices'))).data;

/** How many of them they have not seen. */
export const unseenBy = async (member: TestMember): Promise<number> =>
  (await granted(member.call('GET', '/api/notices/count'))).data.unseen;

export const seeNotice = (member: TestMember, id: string) =>
  member.call('PUT', '/api/notices/seen', { id }, newKey());

/** Mutes something for a member, or has them hear of it again. */
export const mute = (member: TestMember, on: string, id: string, muted = true) =>
  member.call('PUT', '/api/notices/muted', { on, id, muted }, newKey());

/** Of what a member is told, and what they muted. */
export const noticeSettings = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/notices/settings'))).data;

export const setNotices = (member: TestMember, settings: Record<string, boolean>) =>
  member.call('PUT', '/api/notices/settings', settings, newKey());
