import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect } from 'vitest';
import { isWhole } from '#test/amount.ts';
import { png } from '#test/files/pictures.ts';
import { type Fields, formOf, newKey } from '#test/forms.ts';
import { rare, test } from '#test/rare.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { sowing } from '#test/things/calendar/calendar.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { mcq, subjective, viewTest } from '#test/things/courses/quizzes.ts';
import { pdf } from '#test/things/library/resources.ts';
import { addBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { atVersion } from '#test/things/versions.ts';
import { made, told, toldOfFields } from '#test/told.ts';

/*
 * What all that members make has in common, whatever it is: it is made and changed once under a key, changed under the
 * version that was read, and gone for good once it is deleted.
 */

const stack = useStack();
const { ada, ben, root } = useMembers(stack, 'ada', 'ben', 'root');

/** What can be changed: where it is, what the changes are, and how it is read where it has no address of its own. */
interface Editable {
  readonly at: (id: string) => string;
  readonly change: (count: number) => object;
  // biome-ignore lint/suspicious/noExplicitAny: what is read has the shape of its kind
  readonly read?: (one: any) => Promise<any>;
  /** What its failures are called by. @default its name */
  readonly noun?: string;
  readonly isJson?: true;
  readonly by?: typeof ada;
}

interface Owned extends Editable {
  readonly add: string;
  /** With the text in which it is told from all others. */
  readonly draft: (text: string) => Promise<object> | object;
  /** Nobody deletes one by itself. */
  readonly stays?: true;
}

const inner = (noun: 'group' | 'enterprise'): Owned => ({
  add: `/api/${noun}s/add/community/2`,
  draft: (title) => ({ title, description: 'We swap what we kept.', category: 'Farmers', [noun]: png }),
  at: (id) => `/api/${noun}s/${id}/community/2`,
  change: (count) => ({ description: `What ${count} is about.` }),
});

/** The news of each rich text. */
const newsOf = new Map<string, string>();
const block = (
  kind: 'texts' | 'photos' | 'videos',
  draft: (text: string) => object,
  field: string,
): Owned => ({
  noun: 'block',
  add: `/api/${kind}/add`,
  draft: async (text) => {
    const { id, richtextId } = await newNews(ada);
    newsOf.set(richtextId, id);
    return { richtextId, order: '1', ...draft(text) };
  },
  at: (id) => `/api/${kind}/${id}`,
  read: async ({ id, richtextId }) => {
    const { rich_text: shown } = (await viewNews(ada, newsOf.get(richtextId) ?? '')).body;
    return shown[kind].find((one: { id: string }) => one.id === id);
  },
  change: (count) => ({ [field]: `Text ${count}` }),
  ...(kind === 'texts' && { isJson: true }),
});

const things: Record<string, Owned> = {
  news: {
    add: '/api/news/add/community/2',
    draft: async (title) => ({ title, category: 'Nature', richtextId: await newRichtext(ada) }),
    at: (id) => `/api/news/${id}/community/2`,
    change: (count) => ({ title: `Title ${count}`, ...(count === 1 && { news: png }) }),
  },
  community: {
    add: '/api/communities/add',
    draft: (name) => ({ name, description: 'x', category: 'Farmers', community: png }),
    at: (id) => `/api/communities/${id}`,
    change: (count) => ({ description: `What ${count} is about.` }),
  },
  group: inner('group'),
  enterprise: inner('enterprise'),
  resource: {
    add: '/api/resources/add',
    draft: (title) => ({ title, description: 'x', file: new File([pdf], 'a.pdf'), thumbnail: png }),
    at: (id) => `/api/resources/${id}`,
    change: (count) => ({
      description: `What ${count} is about.`,
      ...(count === 1 && { file: new File([pdf], 'b.pdf') }),
    }),
  },
  course: {
    add: '/api/courses/add',
    draft: (title) => ({ title, description: 'From seed to oil.', categoryId: '1', thumbnail: png }),
    at: (id) => `/api/courses/${id}`,
    change: (count) => ({ title: `Title ${count}` }),
  },
  lesson: {
    add: '/api/lessons/add',
    draft: async (title) => {
      const { id: courseId } = await newCourse(ada);
      return { title, lessonDesc: 'x', coverImg: png, courseId, richtextId: await newRichtext(ada) };
    },
    at: (id) => `/api/lessons/${id}`,
    change: (count) => ({ title: `Title ${count}` }),
  },
  test: {
    add: '/api/tests/add',
    draft: async (text) => {
      const { id: courseId } = await newCourse(ada);
      return { lessonId: (await newLesson(ada, courseId)).id, questions: [mcq(text, ['a', 'b'])] };
    },
    at: (id) => `/api/tests/${id}`,
    read: async ({ id }) => (await viewTest(ada, id)).body.data[0],
    change: (count) => ({ questions: [subjective(`Question ${count}?`)] }),
    isJson: true,
    stays: true,
  },
  event: {
    add: '/api/events/add',
    draft: (task) => ({ ...sowing, task }),
    at: (id) => `/api/events/${id}`,
    change: (count) => ({ task: `Task ${count}` }),
    isJson: true,
  },
  category: {
    add: '/api/categories',
    draft: (name) => ({ name }),
    at: (id) => `/api/categories/${id}`,
    read: async ({ id }) => (await root.call('GET', `/api/categories/${id}`)).body.results,
    change: (count) => ({ name: `Name ${count} of ${newKey()}` }),
    isJson: true,
    by: root,
  },
  text: block('texts', (textDescription) => ({ textDescription }), 'textHeading'),
  photo: block('photos', (photoDescription) => ({ photoDescription, img: png }), 'photoDescription'),
  video: block(
    'videos',
    (videoTitle) => ({ videoTitle, videoLink: 'https://films.test/seed' }),
    'videoTitle',
  ),
};

const profile = { firstName: 'Ada', lastName: 'King', email: 'ada@farm.test' };
const edited: Record<string, Editable> = {
  ...things,
  user: { at: () => '/api/users/profile', change: (count) => ({ ...profile, firstName: `Ada ${count}` }) },
};

let texts = 0;
/** A text that nothing else has. */
const anotherText = () => {
  texts += 1;
  return `Another ${texts} of all`;
};
const bodyOf = ({ isJson }: Editable, fields: object) => (isJson ? fields : formOf(fields as Fields));

/** Makes one of a kind; answers how it is read, changed and deleted. */
async function begin(thing: Owned | Editable) {
  const { at, read, by = ada } = thing;
  const one =
    'add' in thing
      ? await made(by.call('POST', thing.add, bodyOf(thing, await thing.draft(anotherText())), newKey()))
      : { id: '' };
  const path = at(one.id);
  return {
    id: one.id,
    made: one,
    path,
    see: () => by.call('GET', path),
    read: async (): Promise<{ version: number; changedAt?: string }> =>
      read ? read(one) : (await by.call('GET', path)).body,
    put: (fields: object, key = newKey()) => by.call('PUT', path, bodyOf(thing, fields), key),
    remove: () => by.call('DELETE', path),
  };
}
const versionIn = ({ body }: { body: { data?: { version: number }; version: number } }) =>
  (body.data ?? body).version;

describe.each(Object.entries(edited))('a %s', (name, thing) => {
  const { change, noun = name } = thing;

  test('is changed while the version that was sent is the stored one, and says when it was', async () => {
    const { put, read } = await begin(thing);
    const before = (await read()).version;
    const begun = Date.now();

    const first = await put({ ...change(1), version: String(before) });
    const second = await put({ ...change(2), version: String(versionIn(first)) });

    expect([first.status, versionIn(first)]).toEqual([200, before + 1]);
    expect([second.status, versionIn(second)]).toEqual([200, before + 2]);
    const { version, changedAt = '' } = await read();
    expect(version).toBe(before + 2);
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(begun);
    expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('answers 409 to another version, stays as it is, and is changed without one', async () => {
    const { put, read } = await begin(thing);
    const { version } = await read();
    await put(change(3));
    const before = await read();

    expect(told(await put({ ...change(4), version: String(version) }))).toEqual([409, `${noun}.changed`]);

    expect(await read()).toEqual(before);
    expect((await put(change(5))).status).toBe(200);
  });

  test('changes once under one key, though the version is another one by then, and undoes nothing', async () => {
    const { put, read } = await begin(thing);
    const { version } = await read();
    const [key, fields] = [newKey(), { ...change(1), version: String(version) }];

    const [first, twin] = await Promise.all([put(fields, key), put(fields, key)]);
    const files = await filesAtRest();
    await put(change(2));
    const later = await read();

    expect([first.status, twin.status, twin.body]).toEqual([200, 200, first.body]);
    expect((await put(fields, key)).body).toEqual(first.body);
    expect(await read()).toEqual(later);
    expect(later.version).toBe(version + 2);
    expect(await filesAtRest()).toEqual(files);
    expect(told(await put(change(3), key))).toEqual([409, 'idempotency.reused']);
  });

  rare('of many at once with one version takes one, and tells the others', async () => {
    const { put, read } = await begin(thing);
    const { version } = await read();

    const replies = await Promise.all(
      [1, 2, 3, 4].map((count) => put({ ...change(10 + count), version: String(version) })),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).version).toBe(version + 1);
  });

  rare('of many at once without one is changed by each', async () => {
    const { put, read } = await begin(thing);
    const { version } = await read();

    const replies = await Promise.all([1, 2, 3].map((count) => put(change(20 + count))));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).version).toBe(version + 3);
  });

  test('refuses a version that is none', async () => {
    const { put } = await begin(thing);

    expect(toldOfFields(await put({ ...change(8), version: 'new' }))).toEqual([
      400,
      { version: 'The version must be a whole number.' },
    ]);
  });
});

// What is deleted has a rare test, the others have none: an empty suite is red.
const here = Object.entries(things).filter(([, { stays }]) => !isWhole || !stays);

describe.each(here)('a %s', (name, thing) => {
  const { add, draft, change, noun = name, by = ada, stays } = thing;

  test('is made once under one key, however often and at once, and nothing else under it', async () => {
    const [key, text] = [newKey(), anotherText()];
    const fields = await draft(text);
    const send = (more = {}) => by.call('POST', add, bodyOf(thing, { ...fields, ...more }), key);

    const twins = await Promise.all([send(), send()]);
    const files = await filesAtRest();

    for (const { status, body } of [...twins, await send()])
      expect([status, body]).toEqual([201, twins[0]?.body]);
    expect(await filesAtRest()).toEqual(files);
    expect(new Set((await leftOf(text)).map(({ id }) => id)).size).toBe(1);
    expect(told(await send(change(9)))).toEqual([409, 'idempotency.reused']);
  });

  test('is changed in the given fields alone, and by nothing to nothing else', async () => {
    const { made, put, read } = await begin(thing);
    const given = change(2);

    const { body } = await put(given);

    expect(body).toEqual({ ...made, ...given, ...questionsOf(body, made), ...atVersion(1) });
    expect(await read()).toMatchObject(body);
    if (add.endsWith('/add') && noun !== 'block' && !stays) expect((await put({})).body).toEqual(body);
  });

  if (!stays)
    test('is gone at once and for good when it is deleted, with its files', async () => {
      const before = await filesAtRest();
      const { id, see, put, remove } = await begin(thing);

      expect(await remove()).toMatchObject({ status: 200, body: { id } });

      const missing = [404, `${noun}.missing`];
      if (noun !== 'block') expect(told(await see())).toEqual(missing);
      expect(told(await put(change(2)))).toEqual(missing);
      expect(told(await remove())).toEqual(missing);
      await workerRests();
      expect(await leftOf(id)).toEqual([]);
      expect(await filesAtRest()).toEqual(before);
    });

  if (!stays)
    rare('is gone, and leaves nothing, where it is changed as it is deleted', async () => {
      const before = await filesAtRest();
      const { id, put, remove } = await begin(thing);

      const [removed, ...others] = await Promise.all([remove(), put(change(1)), put(change(2))]);

      expect(removed.status).toBe(200);
      for (const { status } of others) expect([200, 404, 409]).toContain(status);
      await workerRests();
      expect(await leftOf(id)).toEqual([]);
      expect(await filesAtRest()).toEqual(before);
    });
});

/** Those of a test have ids of their own. */
const questionsOf = ({ questions }: { questions?: object[] }, { edition = 0 }: { edition?: number }) =>
  questions && {
    questions: questions.map(() => expect.anything()),
    questionsCount: questions.length,
    // Other questions are another edition.
    edition: edition + 1,
  };

const pictures = Object.entries({
  news: ['news'],
  community: ['community'],
  group: ['group'],
  enterprise: ['enterprise'],
  resource: ['file', 'thumbnail'],
  course: ['thumbnail'],
  lesson: ['coverImg'],
  video: ['videoCover'],
  user: ['attachments'],
}).flatMap(([name, fields]) => fields.map((field) => ({ name, field })));

describe.each(pictures)('the $field of a $name', ({ name, field }) => {
  const thing = edited[name] as Editable;
  const filesOf = async () => (await filesAtRest()).filter((file) => file.startsWith(`${field}/`));

  async function withPicture() {
    const { path, read } = await begin(thing);
    const form = (fields: object) => formOf({ ...(name === 'user' && profile), ...fields });
    const change = (body: object | FormData) => ada.call('PUT', path, body, newKey());
    await change(form({ [field]: '' }));
    const [bare, before] = [await read(), await filesOf()];
    expect((await change(form({ [field]: png }))).status).toBe(200);
    const [file = '', ...others] = (await filesOf()).filter((one) => !before.includes(one));
    expect(others).toEqual([]);
    const isShown = async () => JSON.stringify(await read()).includes(String(file.split('/').at(-1)));
    expect(await isShown()).toBe(true);
    return { bare, before, file, form, change, read, isShown };
  }

  // As JSON the row of a profile is the sync after a sign-in, which changes no picture.
  const nothings = ['an empty field', 'an empty file', ...(name === 'user' ? [] : ['null'])];
  test.each(nothings)('goes, with its file and its size, by %s', async (nothing) => {
    const { bare, before, form, change, read } = await withPicture();
    const emptied = form({});
    if (nothing === 'an empty file') emptied.set(field, new Blob([]), '');
    else emptied.set(field, '');

    for (let times = 0; times < 2; times += 1)
      expect((await change(nothing === 'null' ? { [field]: null } : emptied)).status).toBe(200);

    expect(await read()).toEqual({ ...bare, ...atVersion(expect.any(Number)) });
    expect(await filesOf()).toEqual(before);
  });

  test('stays where its field is not sent, can be there again after it went, and in place of another', async () => {
    const { before, file, form, change, isShown } = await withPicture();

    expect((await change(form({}))).status).toBe(200);
    expect([await isShown(), await filesOf()]).toEqual([true, [...before, file].sort()]);
    await change(form({ [field]: '' }));
    for (let times = 0; times < 2; times += 1)
      expect((await change(form({ [field]: png }))).status).toBe(200);

    expect(await filesOf()).toHaveLength(before.length + 1);
  });

  rare('is one of several that come at once', async () => {
    const { before, form, change } = await withPicture();

    const replies = await Promise.all([1, 2, 3].map(() => change(form({ [field]: png }))));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await filesOf()).toHaveLength(before.length + 1);
  });

  const owned = things[name];
  test.each(owned ? ['', null] : [])('is none where something new comes with %j for it', async (none) => {
    const before = await filesOf();
    const { add, draft } = owned as Owned;
    const texts = Object.entries(await draft(anotherText())).filter(([, value]) => typeof value === 'string');

    await made(ada.call('POST', add, { ...Object.fromEntries(texts), [field]: none }, newKey()));

    expect(await filesOf()).toEqual(before);
  });
});

test('a photo block keeps a picture', async () => {
  const { put } = await begin(things['photo'] as Owned);

  expect(toldOfFields(await put({ img: '' }))).toEqual([400, { img: expect.any(String) }]);
});

test('a block goes as it was seen, or not at all', async () => {
  const { id, put, read } = await begin(things['text'] as Owned);
  await put({ textDescription: 'Changed elsewhere.' });

  expect(told(await ada.call('DELETE', `/api/texts/${id}?version=0`))).toEqual([409, 'block.changed']);
  expect(await read()).toMatchObject({ textDescription: 'Changed elsewhere.' });
  expect((await ada.call('DELETE', `/api/texts/${id}?version=1`)).status).toBe(200);
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
  const { put } = await begin(things['news'] as Owned);
  const files = await filesAtRest();

  expect((await put({ news: png, version: '7' })).status).toBe(409);
  expect(await filesAtRest()).toEqual(files);
});

test('what was stored before there were versions has version 0, and is edited like the rest', async () => {
  const { table, TableName } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { id, put, read } = await begin(things['news'] as Owned);
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.news('2', id),
      UpdateExpression: 'REMOVE #version',
      ExpressionAttributeNames: { '#version': 'version' },
    }),
  );

  expect((await read()).version).toBe(0);
  expect(await put({ title: 'Hail', version: '0' })).toMatchObject({ status: 200, body: { version: 1 } });
});

test("others do not see a profile's version", async () => {
  const { results } = (await ben.call('GET', `/api/users/profile/${ada.id}`)).body;

  expect(results).not.toHaveProperty('version');
  expect(results).not.toHaveProperty('changedAt');
});
