import { ulid } from 'ulid';
import { createRichtext as row } from '#contract/news/richtexts.ts';
import { insertRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (_input, { member, commit }) => {
  const id = ulid();
  const richtext = { id, creator: member.id, blocks: 0, characters: 0, words: 0, photo: null, version: 0 };
  const reply = { richtext: { id }, data: { richtext: { id } } };
  return commit(() => ({ reply, actions: insertRichtext(richtext, Date.now()) }));
});
