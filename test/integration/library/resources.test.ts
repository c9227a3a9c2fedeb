import { describe, expect, test } from 'vitest';
import { keys, lists } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { jpeg, noImage, png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { changeResource, newResource, pdf, titlesOf, viewResource } from '#test/things/library/resources.ts';
import { editProfile } from '#test/things/members.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const report = () => new File([pdf], 'Rapeseed 2026.PDF');
const remove = (member: TestMember, id: string) => member.call('DELETE', `/api/resources/${id}`);
const listed = async (query = '') => (await ben.call('GET', `/api/resources?pageSize=50&${query}`)).body.data;
const served = (path: string, method = 'GET') => fetch(`${stack.contentUrl}/${path}`, { method });

describe('a new resource', () => {
  test('is answered, read and listed as it is, its description on its own page alone', async () => {
    const form = { title: 'Early rapeseed', description: 'Nine\r\ndays.', file: report(), thumbnail: jpeg };
    const draft = formOf({ ...form, thumbnail: new File([jpeg], 'small.jpeg') });

    const { status, body } = await ada.call('POST', '/api/resources/add', draft, newKey());

    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        title: 'Early rapeseed',
        description: 'Nine\ndays.',
        version: 0,
        resourceType: 'articles',
        category: 'articles',
        creator: ada.id,
        author: 'ada',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        filename: expect.stringMatching(/^[\da-f-]{36}\.pdf$/),
        file: { name: 'Rapeseed 2026.PDF', type: 'application/pdf', size: pdf.length },
        thumbnail: { name: expect.stringMatching(/^[\da-f-]{36}\.jpg$/), width: 3, height: 2 },
        repliesCount: 0,
        usefulCount: 0,
        repliesClosed: false,
      },
    ]);
    const { description: _, ...card } = body.data;
    expect((await viewResource(ben, card.id)).body).toEqual(body.data);
    for (const query of ['', 'category=articles', 'search=rapeseed', 'search=EARL&category=articles']) {
      expect(await listed(query)).toContainEqual(card);
    }
    const file = await served(`file/${card.filename}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
    expect((await served(`thumbnail/${card.thumbnail.name}`)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('needs no file, and is in the section that it says', async () => {
    const { id, ...made } = await newResource(ada, { title: 'Milking, filmed', resourceType: 'videos' });

    expect(made).not.toHaveProperty('filename');
    expect(await titlesOf(ben, 'category=videos&search=milking')).toEqual([['Milking, filmed'], 1]);
    expect(await titlesOf(ben, 'category=articles&search=milking')).toEqual([[], 0]);
    expect((await listed('category=videos'))[0].id).toBe(id);
    expect((await listed('category=articles')).map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test.each([
    ['page.html', noImage, 'html'],
    ['drawing.svg', noImage, 'svg'],
    ['no extension', noImage, 'bin'],
  ])('of what a browser could run is served as a download: %s', async (name, bytes, extension) => {
    const { filename, file } = await newResource(ada, { file: new File([bytes], name) });

    const { headers } = await served(`file/${filename}`);

    expect([filename.split('.')[1], file.type]).toEqual([extension, 'application/octet-stream']);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('shows the name that its author has now', async () => {
    const cleo = await stack.member('cleo');
    const { id } = await newResource(cleo);
    await editProfile(cleo, 'Cleo', 'Reed');

    const author = async () => (await viewResource(ben, id)).body.author;

    await eventually(author, 'Cleo Reed');
  });

  test.each<[string, Record<string, string | File>, object, code?: string]>([
    ['no title', { title: ' ' }, { title: 'You must enter the title.' }],
    ['no description', { description: '' }, { description: 'You must enter the description.' }],
    ['a long title', { title: 'a'.repeat(201) }, { title: 'At most 200 characters, please.' }],
    [
      'a long description',
      { description: 'a'.repeat(20_001) },
      { description: 'At most 20,000 characters, please.' },
    ],
    ['another section', { resourceType: 'songs' }, { resourceType: 'Please choose Articles or Videos.' }],
    ['a file that is a text', { file: 'report.pdf' }, { file: 'This must be a file.' }],
    [
      'an empty file',
      { file: new File([], 'a.txt') },
      { file: expect.stringContaining('nothing in this file') },
      'file.empty',
    ],
  ])('is not made of %s, and nothing is left of it', async (_, fields, said, code = 'request.invalid') => {
    const [before, files] = [await titlesOf(ada), await filesIn('content')];
    const draft = { title: 'Never', description: 'x', ...fields };

    const { status, body } = await ada.form('POST', '/api/resources/add', draft);

    expect([status, body.code, body.fields]).toEqual([400, code, said]);
    expect(await titlesOf(ada)).toEqual(before);
    expect(await titlesOf(ada, 'search=never')).toEqual([[], 0]);
    expect(await filesIn('content')).toEqual(files);
  });
});

describe('the library', () => {
  test('is listed newest first, in pages, with an exact count of each section', async () => {
    for (let count = 0; count < 9; count += 1) {
      await newResource(ada, { title: `Pasture ${count}`, resourceType: count % 3 ? 'articles' : 'videos' });
    }
    const all = (await titlesOf(ben, 'pageSize=50&search=pasture'))[0];
    const articles = all.filter((_, index) => index !== 2 && index !== 5 && index !== 8);

    expect(all).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((count) => `Pasture ${count}`));
    expect(await titlesOf(ben, 'search=pasture&pageSize=4&pageNumber=2')).toEqual([all.slice(4, 8), 9]);
    expect(await titlesOf(ben, 'search=past&category=articles&pageSize=4&pageNumber=2')).toEqual([
      articles.slice(4),
      6,
    ]);
    expect((await titlesOf(ben, 'category=articles&pageSize=4'))[0]).toEqual(articles.slice(0, 4));
    expect((await titlesOf(ben, 'category=videos&pageSize=3'))[0]).toEqual([
      'Pasture 6',
      'Pasture 3',
      'Pasture 0',
    ]);
    const totals = await Promise.all(
      ['', 'category=articles', 'category=videos'].map((query) => titlesOf(ben, query)),
    );
    const [whole, ...sections] = totals.map(([, total]) => total);
    expect(sections[0] && sections[1] && sections[0] + sections[1]).toBe(whole);
    for (const word of ['', '%20%20', '%3F!']) {
      expect((await titlesOf(ben, `category=videos&search=${word}`))[1]).toBe(sections[1]);
    }
    expect(await titlesOf(ben, 'category=videos&pageNumber=400')).toEqual([[], sections[1]]);
  });

  test('of more than 500 entries says that there may be more, in a section too', async () => {
    const { indexWords } = await import('#platform/lists/search.ts');
    const entry = (place: number) => ({
      list: lists.resources.pk,
      row: `zzzzz${String(place).padStart(26, '0')}`,
      id: `none-${place}`,
      text: 'Zebra',
      section: place === 0 ? 'videos' : 'articles',
    });
    await indexWords(Array.from({ length: 501 }, (_, index) => entry(index)));

    for (const [query, totalItems] of [
      ['', 500],
      ['&category=articles', 499],
      ['&category=videos', 1],
    ] as const) {
      const { body } = await ben.call('GET', `/api/resources?search=zeb${query}`);
      expect(body).toMatchObject({ totalItems, partial: true, data: [] });
    }
  });
});

describe('a change', () => {
  test('of the section moves it there, in lists and in searches, at once', async () => {
    const { id } = await newResource(ada, { title: 'Quinoa in rows' });
    await newResource(ada, { title: 'Quinoa dried', resourceType: 'videos' });

    const { body } = await changeResource(ada, id, { resourceType: 'videos' });

    expect([body.resourceType, body.category, body.version]).toEqual(['videos', 'videos', 1]);
    expect(await titlesOf(ben, 'search=quinoa&category=articles')).toEqual([[], 0]);
    expect(await titlesOf(ben, 'search=quinoa&category=videos')).toEqual([
      ['Quinoa dried', 'Quinoa in rows'],
      2,
    ]);
    expect(await titlesOf(ben, 'search=quinoa')).toEqual([['Quinoa dried', 'Quinoa in rows'], 2]);
    expect((await titlesOf(ben, 'category=videos&pageSize=2'))[0]).toEqual([
      'Quinoa in rows',
      'Quinoa dried',
    ]);
    expect((await titlesOf(ben, 'category=articles&pageSize=50'))[0]).not.toContain('Quinoa in rows');
    const again = await changeResource(ada, id, { resourceType: 'videos', title: 'Quinoa once more' });
    expect(again.body.version).toBe(2);
    await eventually(() => titlesOf(ben, 'search=once&category=videos'), [['Quinoa once more'], 1]);
  });

  test('of title and section at once has it found by the new one where it is, and nowhere by the old one', async () => {
    const { id } = await newResource(ada, { title: 'Kohlrabi harvest' });

    await changeResource(ada, id, { title: 'Celeriac harvest', resourceType: 'videos' });
    await changeResource(ada, id, { title: 'Salsify harvest', resourceType: 'articles' });

    await eventually(jobsLeft, []);
    for (const section of ['articles', 'videos']) {
      const here = section === 'articles' ? [['Salsify harvest'], 1] : [[], 0];
      expect([section, await titlesOf(ben, `search=salsify&category=${section}`)]).toEqual([section, here]);
      expect([section, await titlesOf(ben, `search=harvest&category=${section}`)]).toEqual([section, here]);
    }
    for (const word of ['kohlrabi', 'celeriac'])
      expect(await titlesOf(ben, `search=${word}`)).toEqual([[], 0]);
    await remove(ada, id);
    for (const word of ['salsify', 'harvest']) expect(await titlesOf(ben, `search=${word}`)).toEqual([[], 0]);
  });

  test('to another file takes the one before away, with its thumbnail, and so does one to none', async () => {
    const before = await filesAtRest();
    const { id, filename } = await newResource(ada, { file: report(), thumbnail: png });

    const { body } = await changeResource(ada, id, { file: new File([mp4()], 'film.mp4') });

    expect(body.file).toEqual({ name: 'film.mp4', type: 'video/mp4', size: mp4().length });
    expect(body.filename).not.toBe(filename);
    expect(body).not.toHaveProperty('thumbnail');
    await eventually(() => filesIn('content'), [...before, `file/${body.filename}`].sort());
    const again = (await changeResource(ada, id, { file: report(), thumbnail: png })).body;
    await eventually(
      () => filesIn('content'),
      [...before, `file/${again.filename}`, `thumbnail/${again.thumbnail.name}`].sort(),
    );
    const bare = (await ada.call('PUT', `/api/resources/${id}`, { file: null }, newKey())).body;
    for (const name of ['filename', 'file', 'thumbnail']) expect(bare).not.toHaveProperty(name);
    expect((await viewResource(ben, id)).body).toEqual(bare);
  });
});

test('a deleted resource is in no count and found by no word any more, and its long description goes', async () => {
  const { findItem } = await import('#platform/table/table.ts');
  const { id } = await newResource(ada, { title: 'Gone tomorrow', description: 'x '.repeat(200) });
  const [, total] = await titlesOf(ada, 'category=articles');

  expect((await remove(ada, id)).status).toBe(200);

  expect((await titlesOf(ada, 'category=articles'))[1]).toBe(total - 1);
  expect(await titlesOf(ada, 'search=tomorrow')).toEqual([[], 0]);
  await eventually(() => findItem(keys.resourceText(id)), undefined);
});

describe("a member's own list", () => {
  const madeBy = async (member: TestMember, query = '') => {
    const { status, body } = await member.call('GET', `/api/resources/user?${query}`);
    expect(status).toBe(200);
    return [body.data.map(({ title }: { title: string }) => title), body.totalItems];
  };

  test('has what they made alone, newest first, in pages, and finds it by its words', async () => {
    const dora = await stack.member('dora');
    expect(await madeBy(dora)).toEqual([[], 0]);
    await newResource(ben, { title: 'Barley of Ben' });
    for (const title of ['Barley', 'Oats', 'Barley again']) await newResource(dora, { title });
    const film = await newResource(dora, { title: 'Oats, filmed', resourceType: 'videos' });

    expect(await madeBy(dora)).toEqual([['Oats, filmed', 'Barley again', 'Oats', 'Barley'], 4]);
    expect(await madeBy(dora, 'pageSize=3&pageNumber=2')).toEqual([['Barley'], 4]);
    expect(await madeBy(dora, 'search=barl')).toEqual([['Barley again', 'Barley'], 2]);
    const { description: _, ...card } = film;
    expect((await dora.call('GET', '/api/resources/user')).body.data[0]).toEqual(card);

    await remove(dora, film.id);
    expect(await madeBy(dora)).toEqual([['Barley again', 'Oats', 'Barley'], 3]);
  });

  test('finds what is theirs though more than 500 others have the word', async () => {
    const { indexWords } = await import('#platform/lists/search.ts');
    const gina = await stack.member('gina');
    await newResource(gina, { title: 'Yarrow' });
    const entry = (place: number) => ({
      list: lists.resources.pk,
      row: `0${String(place).padStart(30, '0')}`,
      id: `none-${place}`,
      text: 'Yarrow',
      section: 'articles',
    });
    await indexWords(Array.from({ length: 501 }, (_, index) => entry(index)));

    expect(await madeBy(gina, 'search=yarr')).toEqual([['Yarrow'], 1]);
    expect((await gina.call('GET', '/api/resources/user?search=yarr')).body).not.toHaveProperty('partial');
  });

  test('has one that is filed elsewhere, and under its new title', async () => {
    const emil = await stack.member('emil');
    const { id } = await newResource(emil, { title: 'Fence' });

    await changeResource(emil, id, { title: 'Gate', resourceType: 'videos' });

    expect(await madeBy(emil)).toEqual([['Gate'], 1]);
    await eventually(() => madeBy(emil, 'search=gate'), [['Gate'], 1]);
    expect(await madeBy(emil, 'search=fence')).toEqual([[], 0]);
  });
});

test('a description has an item of its own where it is long, and as long as it is', async () => {
  const { findItem } = await import('#platform/table/table.ts');
  const [short, long] = ['Nine days.', 'Nine days. '.repeat(40).trim()];
  const made = await newResource(ada, { description: short });
  const read = async () => (await viewResource(ben, made.id)).body.description;
  const stored = async () => (await findItem(keys.resourceText(made.id)))?.['description'];
  expect([await read(), await stored()]).toEqual([short, undefined]);

  expect((await changeResource(ada, made.id, { description: long })).body.description).toBe(long);
  expect([await read(), await stored()]).toEqual([long, long]);
  expect((await changeResource(ada, made.id, { title: 'Another' })).body.description).toBe(long);

  expect((await changeResource(ada, made.id, { description: short })).body.description).toBe(short);
  expect([await read(), await stored()]).toEqual([short, undefined]);
});
