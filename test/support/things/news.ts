import { type Fields, formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { made } from '../told.ts';

export async function newRichtext(member: TestMember): Promise<string> {
  return (await member.call('POST', '/api/richtexts')).body.data.richtext.id;
}

/** Creates a news in a community; answers its card, and the id of its rich text. */
export async function newNews(member: TestMember, fields: Fields = {}, communityId = '2') {
  const richtextId = fields['richtextId'] ?? (await newRichtext(member));
  const draft = { title: 'Rapeseed is early', category: 'Nature', ...fields, richtextId };
  const path = `/api/news/add/community/${communityId}`;
  const news = await made(member.form('POST', path, draft));
  return { ...news, richtextId: String(richtextId) };
}

/** Adds a block of a kind to a rich text, `fields` and all. */
export function addBlock(
  member: TestMember,
  kind: 'texts' | 'photos' | 'videos',
  fields: Fields,
  key = newKey(),
): Promise<TestReply> {
  const body = kind === 'texts' ? fields : formOf(fields);
  return member.call('POST', `/api/${kind}/add`, body, key);
}

/** Changes a block, with what the kind is sent as. */
export function changeBlock(
  member: TestMember,
  kind: 'texts' | 'photos' | 'videos',
  id: string,
  fields: Fields,
  key = newKey(),
): Promise<TestReply> {
  const body = kind === 'texts' ? fields : formOf(fields);
  return member.call('PUT', `/api/${kind}/${id}`, body, key);
}

export const viewNews = (member: TestMember, id: string, communityId = '2') =>
  member.call('GET', `/api/news/${id}/community/${communityId}`);
