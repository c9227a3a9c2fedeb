import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addBlock, type Fields, newNews, viewNews } from '#test/things/news.ts';
import { newResource, pdf, viewResource } from '#test/things/resources.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const profile = { firstName: 'Ada', lastName: 'King', email: 'ada@farm.test' };

/** What can be edited: how it comes to be, how it is read, how it is changed, and what its conflict is called. */
interface Editable {
  readonly code: string;
  readonly make: () => Promise<{
    path: string;
    read: () => Promise<{ version?: number; changedAt?: string }>;
  }>;
  readonly change: (count: number) => Fields;
  readonly isJson?: boolean;
}

async function block(kind: 'texts' | 'photos' | 'videos', fields: Fields) {
  const { id, richtextId } = await newNews(ada);
  const { body } = await addBlock(ada, kind, { ...fields, richtextId, order: '1' });
  return {
    path: `/api/${kind}/${body.data.id}`,
    read: async () => (await viewNews(ada, id)).body.rich_text[kind][0],
  };
}

const things = {
  news: {
    code: 'news.changed',
    make: async () => {
      const { id } = await newNews(ada);
      return { path: `/api/news/${id}/community/2`, read: async () => (await viewNews(ada, id)).body };
    },
    change: (count) => ({ title: `Title ${count}`, ...(count === 1 && { news: png }) }),
  },
  community: {
    code: 'community.changed',
    make: async () => {
      const { id } = (
        await ada.call('POST', '/api/communities/add', { name: 'Mill', description: 'x' }, newKey())
      ).body.data;
      const path = `/api/communities/${id}`;
      return { path, read: async () => (await ada.call('GET', path)).body };
    },
    change: (count) => ({ description: `What ${count} is about.` }),
  },
  resource: {
    code: 'resource.changed',
    make: async () => {
      const { id } = await newResource(ada);
      return { path: `/api/resources/${id}`, read: async () => (await viewResource(ada, id)).body };
    },
    change: (count) => ({
      description: `What ${count} is about.`,
      ...(count === 1 && { file: new File([pdf], 'a.pdf') }),
    }),
  },
  profile: {
    code: 'user.changed',
    make: async () => ({
      path: '/api/users/profile',
      read: async () => (await ada.call('GET', '/api/users/profile')).body,
    }),
    change: (count) => ({ ...profile, firstName: `Ada ${count}` }),
  },
  text: {
    code: 'block.changed',
    make: () => block('texts', { textDescription: 'White grass.' }),
    change: (count) => ({ textDescription: `Text ${count}` }),
    isJson: true,
  },
  photo: {
    code: 'block.changed',
    make: () => block('photos', { img: png }),
    change: (count) => ({ photoDescription: `Photo ${count}` }),
  },
  video: {
    code: 'block.changed',
    make: () => block('videos', { videoLink: 'https://films.test/seed' }),
    change: (count: number) => ({ videoTitle: `Video ${count}` }),
  },
} satisfies Record<string, Editable>;

describe.each(Object.entries<Editable>(things))('a %s', (_, { code, make, change, isJson }) => {
  const put = (path: string, fields: Fields, key = newKey()) =>
    ada.call('PUT', path, isJson ? fields : formOf(fields), key);
  const versionIn = (body: { data?: { version: number }; version: number }) => (body.data ?? body).version;

  test('is changed while the version that was sent is the stored one, and says when it was', async () => {
    const { path, read } = await make();
    const before = (await read()).version ?? Number.NaN;
    const begun = Date.now();

    const first = await put(path, { ...change(1), version: String(before) });
    const second = await put(path, { ...change(2), version: String(versionIn(first.body)) });

    expect([first.status, versionIn(first.body)]).toEqual([200, before + 1]);
    expect([second.status, versionIn(second.body)]).toEqual([200, before + 2]);
    const { version, changedAt = '' } = await read();
    expect(version).toBe(before + 2);
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(begun);
    expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('answers 409 to another version, and stays as it is', async () => {
    const { path, read } = await make();
    const { version = Number.NaN } = await read();
    await put(path, change(3));
    const before = await read();

    const reply = await put(path, { ...change(4), version: String(version) });

    expect([reply.status, reply.body.code]).toEqual([409, code]);
    expect(await read()).toEqual(before);
  });

  test('is changed without a version, whatever the stored one is', async () => {
    const { path } = await make();
    await put(path, change(5));

    expect((await put(path, change(6))).status).toBe(200);
  });

  test('changes once under one key, though the version is another one by then', async () => {
    const { path, read } = await make();
    const { version = Number.NaN } = await read();
    const key = newKey();

    const replies = [];
    for (let count = 0; count < 2; count += 1)
      replies.push(await put(path, { ...change(7), version: String(version) }, key));

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).version).toBe(version + 1);
  });

  test('of many at once with one version takes one, and tells the others', async () => {
    const { path, read } = await make();
    const { version = Number.NaN } = await read();

    const replies = await Promise.all(
      [1, 2, 3, 4].map((count) => put(path, { ...change(10 + count), version: String(version) })),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).version).toBe(version + 1);
  });

  test('refuses a version that is none', async () => {
    const { path } = await make();

    const { status, body } = await put(path, { ...change(8), version: 'new' });

    expect([status, body.fields]).toEqual([400, { version: 'The version must be a whole number.' }]);
  });
});

test('a block goes as it was seen, or not at all', async () => {
  const { path, read } = await things.text.make();
  await ada.call('PUT', path, { textDescription: 'Changed elsewhere.' }, newKey());

  const refused = await ada.call('DELETE', `${path}?version=0`);

  expect([refused.status, refused.body.code]).toEqual([409, 'block.changed']);
  expect(await read()).toMatchObject({ textDescription: 'Changed elsewhere.' });
  expect((await ada.call('DELETE', `${path}?version=1`)).status).toBe(200);
});

test('a rich text says when its blocks were changed last, and a removal is a change', async () => {
  const { id, richtextId } = await newNews(ada);
  const { body } = await addBlock(ada, 'texts', { richtextId, order: '1', textDescription: 'Gone soon.' });
  const { changedAt: before } = (await viewNews(ada, id)).body.rich_text;

  await ada.call('DELETE', `/api/texts/${body.data.id}`);

  const { changedAt } = (await viewNews(ada, id)).body.rich_text;
  expect(changedAt > before).toBe(true);
});

test('a refused change of a news leaves no picture behind', async () => {
  const { id } = await newNews(ada);
  const files = await filesAtRest();

  const reply = await ada.call(
    'PUT',
    `/api/news/${id}/community/2`,
    formOf({ news: png, version: '7' }),
    newKey(),
  );

  expect(reply.status).toBe(409);
  expect(await filesAtRest()).toEqual(files);
});

test('what was stored before there were versions has version 0, and is edited like the rest', async () => {
  const { table, TableName } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { id } = await newNews(ada);
  await table.send(
    new UpdateCommand({
      ...{ TableName, Key: keys.news('2', id), UpdateExpression: 'REMOVE #version' },
      ExpressionAttributeNames: { '#version': 'version' },
    }),
  );

  expect((await viewNews(ada, id)).body.version).toBe(0);
  const { status, body } = await ada.call(
    'PUT',
    `/api/news/${id}/community/2`,
    formOf({ title: 'Hail', version: '0' }),
    newKey(),
  );
  expect([status, body.version]).toEqual([200, 1]);
});

test("others do not see a profile's version", async () => {
  const { results } = (await ben.call('GET', `/api/users/profile/${ada.id}`)).body;

  expect(results).not.toHaveProperty('version');
  expect(results).not.toHaveProperty('changedAt');
});
