import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { type Fields, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { itemsIn } from '#test/system/items.ts';
import { jobsLeft, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { addBlock, changeBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
/** A community that holds nothing but what its test puts there. */
let own: string;
beforeAll(async () => {
  ({ id: own } = await newCommunity(ada));
});

const at = (id: string, communityId = '2') => `/api/news/${id}/community/${communityId}`;
const change = (member: TestMember, id: string, fields: Fields, key = newKey(), communityId = '2') =>
  member.form('PUT', at(id, communityId), fields, key);
const remove = (member: TestMember, id: string, communityId = '2') =>
  member.call('DELETE', at(id, communityId));
const list = async (communityId = '2') =>
  (await ada.call('GET', `/api/news/community/${communityId}?pageSize=50`)).body;
const search = async (title: string, communityId = '2', paging = '') =>
  (
    await ada.call(
      'GET',
      `/api/news/community/${communityId}/search?title=${encodeURIComponent(title)}${paging}`,
    )
  ).body;
const found = async (title: string, communityId = '2') =>
  (await search(title, communityId)).data.map((news: { title: string }) => news.title);

describe('a search of news', () => {
  beforeAll(async () => {
    for (const title of ['Ölmühle läuft', 'Olive harvest begins', 'The harvest of 2024', '小麦の収穫']) {
      await newNews(ada, { title }, own);
    }
    for (let count = 1; count <= 9; count += 1) await newNews(ada, { title: `Field note ${count}` }, own);
    await newNews(ada, { title: 'Olive grove elsewhere' });
  });

  test.each([
    ['the beginning of any word', 'harv', ['The harvest of 2024', 'Olive harvest begins']],
    ['whatever the case and the accents', 'OLM', ['Ölmühle läuft']],
    ['an accent that was typed', 'läu', ['Ölmühle läuft']],
    ['several words in any order', 'begin oli', ['Olive harvest begins']],
    ['numbers', '202', ['The harvest of 2024']],
    ['words of any script', '小麦', ['小麦の収穫']],
    ['only where all words match', 'harvest note', []],
    ['not the middle of a word', 'arvest', []],
    ['nothing of another community', 'grove', []],
  ])('finds %s', async (_, title, titles) => {
    expect(await found(title, own)).toEqual(titles);
  });

  test('answers cards like the list, newest first, in pages with an exact count', async () => {
    const whole = (await list(own)).data.filter(({ title }: { title: string }) => title.startsWith('Field'));

    expect(await search('field', own, '&pageNumber=2&pageSize=4')).toEqual({
      page: 2,
      pageSize: 4,
      pages: 3,
      totalPages: 3,
      totalItems: 9,
      data: whole.slice(4, 8),
    });
    expect((await search('field', own, '&pageNumber=4&pageSize=4')).data).toEqual([]);
  });

  test('without a word finds everything', async () => {
    for (const title of ['', '  ', '?!']) expect((await search(title, own)).totalItems).toBe(13);
  });

  test('of more than 500 entries says that there may be more', async () => {
    const { indexWords } = await import('#platform/lists/search.ts');
    await indexWords(
      Array.from({ length: 501 }, (_, index) => ({
        list: `NEWS#${own}`,
        row: `zzzzz${String(index).padStart(26, '0')}`,
        id: `none-${index}`,
        text: 'Zebra',
      })),
    );

    expect(await search('zeb', own)).toMatchObject({ totalItems: 500, partial: true, data: [] });
  });

  test('needs a title, and a community', async () => {
    const none = await ada.call('GET', `/api/news/community/${own}/search`);
    const nowhere = await ada.call('GET', '/api/news/community/none/search?title=field');

    expect([none.status, none.body.fields]).toEqual([400, { title: 'Please say what you search for.' }]);
    expect(nowhere.status).toBe(404);
  });
});

describe('changing a news', () => {
  test('several times in a row leaves the words of the last title', async () => {
    const { id } = await newNews(ada, { title: 'Turnip zero' });
    for (const title of ['Turnip one', 'Turnip two', 'Turnip three']) await change(ada, id, { title });

    await eventually(() => found('turnip thr'), ['Turnip three'], 5000);
    await workerRests();
    for (const word of ['zero', 'one', 'two']) expect((await search(word)).totalItems).toBe(0);
  });

  test.each([
    [{ title: ' ' }, { title: 'You must enter news title' }],
    [{ title: 'x'.repeat(201) }, { title: 'At most 200 characters, please.' }],
    [{ title: 'a\u0000b' }, { title: 'This text holds characters that cannot be shown.' }],
    [{ category: '' }, { category: 'Please select a category' }],
    [{ category: 'Astrology' }, { category: 'There is no such category.' }],
    [{ news: 'a text, not a file' }, { news: 'This must be a file.' }],
  ])('refuses %o, as its creation does, and changes nothing', async (wrong, fields) => {
    const { id, title } = await newNews(ada);
    const draft = { title: 'New', category: 'Nature', richtextId: await newRichtext(ada), ...wrong };

    expect(toldOfFields(await change(ada, id, wrong as Fields))).toEqual([400, fields]);
    const made = await ada.form('POST', '/api/news/add/community/2', draft as Fields);
    expect(toldOfFields(made)).toEqual([400, fields]);
    expect((await viewNews(ada, id)).body).toMatchObject({ title, category: 'Nature' });
  });
});

describe('deleting a news', () => {
  test('takes it from every reader at once, and from the disk what hung on it', async () => {
    const richtextId = await newRichtext(ada);
    const before = await filesAtRest();
    const text = (await addBlock(ada, 'texts', { richtextId, order: '1', textDescription: 'x' })).body.data;
    await addBlock(ada, 'photos', { richtextId, order: '2', img: png });
    const video = { videoCover: png, videoResource: new File([mp4()], 'film.mp4') };
    await addBlock(ada, 'videos', { richtextId, order: '3', ...video });
    const news = await newNews(ada, { title: 'Gone tomorrow', news: png, richtextId }, own);
    expect(await filesIn('content')).toHaveLength(before.length + 4);
    const { totalItems } = await list(own);

    expect((await remove(ada, news.id, own)).body).toEqual({ id: news.id });

    expect((await list(own)).totalItems).toBe(totalItems - 1);
    expect((await list(own)).data.map(({ id }: { id: string }) => id)).not.toContain(news.id);
    expect(await search('tomorrow', own)).toMatchObject({ totalItems: 0, data: [] });
    expect((await viewNews(ada, news.id, own)).status).toBe(404);
    expect((await remove(ada, news.id, own)).status).toBe(404);
    expect((await change(ada, news.id, { title: 'Back' }, newKey(), own)).status).toBe(404);
    const late = { richtextId, order: '4', textDescription: 'late' };
    expect((await addBlock(ada, 'texts', late)).status).toBe(404);
    expect((await changeBlock(ada, 'texts', text.id, { textDescription: 'late' })).status).toBe(404);

    await eventually(() => filesIn('content'), before, 5000);
    await eventually(() => whatIsLeft(richtextId), []);
  });

  test('at once with other changes leaves nothing behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const richtextId = await newRichtext(ada);
      const before = await filesAtRest();
      const photo = (await addBlock(ada, 'photos', { richtextId, order: '1', img: png })).body.data;
      const { id } = await newNews(ada, { title: 'Kohlrabi', news: png, richtextId });

      const [removed, ...others] = await Promise.all([
        remove(ada, id),
        change(ada, id, { title: 'Celeriac' }),
        change(ada, id, { news: png }),
        addBlock(ada, 'photos', { richtextId, order: '2', img: png }),
        changeBlock(ada, 'photos', photo.id, { img: png }),
      ]);

      expect(removed.status).toBe(200);
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      await eventually(() => whatIsLeft(richtextId), []);
      await eventually(() => filesIn('content'), before);
      await workerRests();
      for (const word of ['kohlrabi', 'celeriac']) expect((await search(word)).totalItems).toBe(0);
    }
  });

  test('leaves those beside it to lead to each other', async () => {
    const { id: communityId } = await newCommunity(ada);
    const made: { id: string; title: string }[] = [];
    for (const title of ['Oats', 'Rye', 'Wheat', 'Barley']) {
      const { id } = await newNews(ada, { title }, communityId);
      made.push({ id, title });
    }
    await newNews(ada, { title: 'Maize' });
    const [oats, rye, wheat, barley] = made;
    const beside = async (one = oats) => {
      const { newer, older } = (await viewNews(ada, one?.id ?? '', communityId)).body;
      return { newer, older };
    };

    expect(await beside(rye)).toEqual({ newer: wheat, older: oats });
    expect(await beside(oats)).toEqual({ newer: rye, older: undefined });
    expect(await beside(barley)).toEqual({ newer: undefined, older: wheat });

    await Promise.all([wheat, oats].map((gone) => remove(ada, String(gone?.id), communityId)));

    expect(await beside(rye)).toEqual({ newer: barley, older: undefined });
    expect(await beside(barley)).toEqual({ newer: undefined, older: rye });
  });
});

/** What the table still holds of a rich text, and of work. */
const whatIsLeft = async (richtextId: string) => [
  ...(await itemsIn(`RICHTEXT#${richtextId}`)),
  ...(await jobsLeft()),
];
