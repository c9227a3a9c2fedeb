import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeOf } from '#contract/fields/upload-kinds.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { upload } from '#test/things/library/uploads.ts';

const stack = useStack();
const calls = useTableCalls();
let ada: TestMember;
let largest = 0;
beforeAll(async () => {
  ada = await stack.member('ada', ['admin']);
  calls.tap((call, input) => {
    if (call === 'TransactWriteItems') largest = Math.max(largest, itemsOf(input).length);
  });
});
afterAll(() => calls.calm());

/** So many words, each another. */
const words = (count: number, first: string) =>
  Array.from({ length: count }, (_, index) => `${first}${String(index).padStart(2, '0')}`).join(' ');
const NAME = { firstName: words(20, 'a'), lastName: words(20, 'b'), email: 'ada@farm.test' };
const LONG = 'A long description. '.repeat(100);

test('no change of things with names as long as they may be needs more actions than a transaction takes', async () => {
  /** By what was done: actions of the largest transaction. */
  const sizes: Record<string, number> = {};
  const send = async (what: string, method: string, path: string, body?: object | FormData) => {
    largest = 0;
    const reply = await ada.call(method, path, body, method === 'DELETE' ? undefined : newKey());
    expect([what, reply.status, reply.body.error]).toEqual([what, expect.any(Number), undefined]);
    sizes[what] = largest;
    return reply.body;
  };
  await send('profile', 'PUT', '/api/users/profile', formOf({ ...NAME, attachments: png }));
  const draft = { name: words(40, 'c'), description: LONG, auto_follow: 'true', community: png };
  const { data } = await send('create a community', 'POST', '/api/communities/add', formOf(draft));
  const change = { name: words(40, 'd'), description: 'Short.', auto_follow: 'false', community: png };
  await send('change it', 'PUT', `/api/communities/${data.id}`, formOf(change));

  const { richtext } = await send('rich text', 'POST', '/api/richtexts', {});
  const article = { title: words(40, 'e'), category: 'Nature', richtextId: richtext.id, news: png };
  const path = `/api/news/add/community/${data.id}`;
  const news = (await send('write news', 'POST', path, formOf(article))).data;
  const ofNews = `/api/news/${news.id}/community/${data.id}`;
  await send('change them', 'PUT', ofNews, formOf({ title: words(40, 'f'), category: 'People', news: png }));
  await send('delete them', 'DELETE', ofNews);

  const enterprise = { title: words(40, 'k'), description: LONG, category: 'Farmers', enterprise: png };
  const toAdd = `/api/enterprises/add/community/${data.id}`;
  const made = (await send('make an enterprise', 'POST', toAdd, formOf(enterprise))).data;
  const ofEnterprise = `/api/enterprises/${made.id}/community/${data.id}`;
  const other40 = { title: words(40, 'l'), description: 'Short.', category: 'Business', enterprise: png };
  await send('change the enterprise', 'PUT', ofEnterprise, formOf(other40));
  const said = { in: 'enterprise', id: made.id, kind: 'question', text: words(40, 'm') };
  const pictures = { img1: png, img2: png, img3: png, img4: png };
  const posted = (await send('post', 'POST', '/api/posts/add', formOf({ ...said, ...pictures }))).data;
  const more = formOf({ text: words(40, 'n'), ...pictures });
  await send('change the post', 'PUT', `/api/posts/${posted.id}`, more);
  await send('delete the post', 'DELETE', `/api/posts/${posted.id}`);
  await send('delete the enterprise', 'DELETE', ofEnterprise);

  const uploaded = async (kind: 'file' | 'thumbnail') =>
    upload(ada, { kind, filename: 'a.png', bytes: png, contentType: String(typeOf(kind, 'a.png')) });
  const files = async () => ({ file: await uploaded('file'), thumbnail: await uploaded('thumbnail') });
  const resource = { title: words(40, 'g'), description: LONG, ...(await files()) };
  const added = (await send('add a resource', 'POST', '/api/resources/add', resource)).data;
  const ofResource = `/api/resources/${added.id}`;
  const moved = { title: words(40, 'h'), description: LONG, resourceType: 'videos', ...(await files()) };
  await send('move it', 'PUT', ofResource, moved);
  await send('delete it', 'DELETE', ofResource);

  const course = {
    title: words(40, 'i'),
    description: LONG,
    categoryId: '1',
    thumbnail: await uploaded('thumbnail'),
  };
  const taught = (await send('make a course', 'POST', '/api/courses/add', course)).data;
  const priced = {
    title: words(40, 'j'),
    categoryId: '3',
    isFree: false,
    price: 9,
    thumbnail: await uploaded('thumbnail'),
  };
  await send('change the course', 'PUT', `/api/courses/${taught.id}`, { ...priced, description: 'Short.' });
  await send('delete the course', 'DELETE', `/api/courses/${taught.id}`);

  const other = await stack.member('ben');
  const theirs = await other.form('POST', '/api/communities/add', draft);
  const tract = (await other.form('POST', '/api/resources/add', { title: words(40, 'p'), description: LONG }))
    .body.data;
  await send('report it', 'POST', '/api/reports/add', { on: 'resource', id: tract.id, reason: 'wrong' });
  const ofTract = `/api/reports/resource/${tract.id}`;
  await send('hide it', 'PUT', ofTract, { action: 'hide' });
  await send('show it again', 'PUT', ofTract, { action: 'restore' });
  const following = { communityId: theirs.body.data.id };
  await send('follow', 'POST', '/api/communities-users/follow', following);
  await send('leave', 'POST', '/api/communities-users/follow', following);
  await send('delete a community', 'DELETE', `/api/communities/${data.id}`);

  for (const size of Object.values(sizes)) expect(size).toBeLessThanOrEqual(100);
  expect(sizes['change the course']).toBeGreaterThan(60);
  expect(sizes['hide it']).toBeGreaterThan(40);
  expect(sizes['show it again']).toBeGreaterThan(40);
  expect(sizes['delete a community']).toBeGreaterThan(50);
});
