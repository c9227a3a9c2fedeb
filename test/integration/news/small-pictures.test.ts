import { expect, test } from 'vitest';
import { smallNameOf } from '#contract/fields/small-picture.ts';
import { eventually } from '#test/eventually.ts';
import { jpeg, noImage, png } from '#test/files/pictures.ts';
import { type Fields, formOf, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newRichtext, viewNews } from '#test/things/news.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const at = '/api/news/add/community/2';

/** A form whose cover comes with a small picture. */
function withSmall(fields: Fields, small: Uint8Array<ArrayBuffer> = jpeg): FormData {
  const form = formOf({ ...fields, news: png });
  form.append('news', new Blob([small]), 'small.jpeg');
  return form;
}
const draft = async () => ({ title: 'Oats', category: 'Nature', richtextId: await newRichtext(ada) });

test('a small picture is served beside its large one, and both go when another takes their place', async () => {
  const fields = await draft();
  const before = await filesAtRest();

  const { status, body } = await ada.call('POST', at, withSmall(fields));
  expect(status).toBe(201);
  const { id } = body.data ?? body;
  const { name } = (await viewNews(ben, id)).body.cover;
  const small = await fetch(`${stack.contentUrl}/news/${smallNameOf(name)}`);

  expect(name).toMatch(/^[\w-]{36}\.jpg\.png$/);
  expect(small.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await small.arrayBuffer())).toEqual(jpeg);
  expect((await ben.form('PUT', `/api/news/${id}/community/2`, { news: png })).status).toBe(403);
  expect(await filesIn('content')).toHaveLength(before.length + 2);

  expect((await ada.form('PUT', `/api/news/${id}/community/2`, { news: png })).status).toBe(200);
  await eventually(async () => (await filesIn('content')).length, before.length + 1);
  expect((await ada.call('PUT', `/api/news/${id}/community/2`, withSmall({}))).status).toBe(200);
  await eventually(async () => (await filesIn('content')).length, before.length + 2);
  expect((await ada.call('DELETE', `/api/news/${id}/community/2`)).status).toBe(200);
  await eventually(() => filesIn('content'), before);
});

test.each([
  ['over 40 kB', new Uint8Array(40_001), 413, 'picture.too-large'],
  ['that is no picture', noImage, 415, 'picture.wrong-type'],
])('a small picture %s is refused, and nothing is stored', async (_, small, status, code) => {
  const fields = await draft();
  const before = await filesAtRest();

  const refused = await ada.call('POST', at, withSmall(fields, small as Uint8Array<ArrayBuffer>));

  expect([refused.status, refused.body.code ?? refused.body.error]).toEqual([status, code]);
  expect(await filesIn('content')).toEqual(before);
});

test('a try that is repeated is the same one when its small picture came out otherwise', async () => {
  const [fields, key] = [await draft(), newKey()];
  const first = await ada.call('POST', at, withSmall(fields), key);

  const second = await ada.call('POST', at, withSmall(fields, png), key);

  expect(second).toEqual(first);
});
