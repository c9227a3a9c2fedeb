import { describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { noImage, png } from '#test/files/pictures.ts';
import { type Fields, formOf, newKey } from '#test/forms.ts';
import { fc } from '#test/made-up.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { itemsIn } from '#test/system/items.ts';
import { clockCalls, workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { addBlock, changeBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { atVersion } from '#test/things/versions.ts';
import { said, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const calls = useTableCalls();

const kinds = ['texts', 'photos', 'videos'] as const;
type Kind = (typeof kinds)[number];

const link = 'https://films.test/seed';
const drafts = {
  texts: { textHeading: 'Nine days ahead', textDescription: 'Yellow in one afternoon' },
  photos: { img: png, photoDescription: 'The far field', isImgDesc: 'true' },
  videos: { videoLink: link, videoTitle: 'Seed', videoDescription: 'How we sow' },
} satisfies Record<Kind, Fields>;

const remove = (member: TestMember, kind: Kind, id: string) => member.call('DELETE', `/api/${kind}/${id}`);

async function newBlock(kind: Kind, richtextId: string, fields: Fields = {}, member = ada) {
  const reply = await addBlock(member, kind, { richtextId, order: '1', ...drafts[kind], ...fields });
  expect([reply.status, reply.body.error]).toEqual([201, undefined]);
  return reply.body.data;
}

/** A news with one block of each kind. */
async function newsWithAll() {
  const news = await newNews(ada);
  const [text, photo, video] = [
    await newBlock('texts', news.richtextId),
    await newBlock('photos', news.richtextId, { order: '2' }),
    await newBlock('videos', news.richtextId, { order: '3' }),
  ];
  return { ...news, blocks: { texts: text, photos: photo, videos: video } as Record<Kind, typeof text> };
}

const blocksOf = async (newsId: string) => (await viewNews(ada, newsId)).body.rich_text;
const statusOf = async (path: string) => (await fetch(`${stack.contentUrl}/${path}`)).status;

/** What the table counts of a rich text. */
async function countsOf(richtextId: string) {
  const { findItem } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { blocks, characters, words } = (await findItem(keys.richtext(richtextId))) ?? {};
  return { blocks, characters, words };
}

/** Has the table count so much more in a rich text than there is. */
async function countMore(richtextId: string, more: Record<string, number>) {
  const { keys } = await import('#platform/table/keys.ts');
  const { update } = await import('#platform/table/update.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  await writeTogether([{ update: update(keys.richtext(richtextId), { add: more }) }]);
}

describe('a block', () => {
  test.each([
    ['texts', { textDescription: 'Green again' }, { textDescription: 'Green again' }],
    ['texts', { textHeading: '' }, { textHeading: '' }],
    ['texts', { order: '7' }, { order: 7 }],
    ['photos', { photoDescription: 'The near field' }, { photoDescription: 'The near field' }],
    ['photos', { isImgDesc: 'false', order: '9' }, { isImgDesc: false, order: 9 }],
    ['videos', { videoLink: 'http://films.test/2' }, { videoLink: 'http://films.test/2' }],
    ['videos', { videoTitle: 'Sow', videoDescription: '' }, { videoTitle: 'Sow', videoDescription: '' }],
  ] as const)('of %s is changed at once, in the given fields alone: %o', async (kind, fields, changed) => {
    const news = await newsWithAll();
    const block = news.blocks[kind];

    const { status, body } = await changeBlock(ada, kind, block.id, fields);

    expect([status, body]).toEqual([200, { ...block, ...changed, ...atVersion(1) }]);
    expect(await blocksOf(news.id)).toMatchObject({ [kind]: [body] });
  });

  test('changed before its news is created is in it as changed', async () => {
    const richtextId = await newRichtext(ada);
    const text = await newBlock('texts', richtextId);
    await newBlock('texts', richtextId, { order: '2' });
    await changeBlock(ada, 'texts', text.id, { textDescription: 'word '.repeat(401) });

    const news = await newNews(ada, { richtextId });

    expect(news.readTime).toBe(3);
    await remove(ada, 'texts', text.id);
    expect((await viewNews(ada, news.id)).body.readTime).toBe(1);
  });

  test('that shows another picture has the old one taken away, and a removed one its picture', async () => {
    const { richtextId } = await newNews(ada);
    const photo = await newBlock('photos', richtextId);
    const video = await newBlock('videos', richtextId, { videoCover: png });

    const other = (await changeBlock(ada, 'photos', photo.id, { img: png })).body;
    const covered = (await changeBlock(ada, 'videos', video.id, { videoCover: png })).body;

    expect(other).toMatchObject({ photoDescription: 'The far field', width: 2, height: 1 });
    expect(covered).toMatchObject({ videoLink: link, width: 2, height: 1 });
    for (const path of [`img/${other.img}`, `videoCover/${covered.videoCover}`]) {
      expect(await statusOf(path)).toBe(200);
    }
    await eventually(() => statusOf(`img/${photo.img}`), 404);
    await eventually(() => statusOf(`videoCover/${video.videoCover}`), 404);

    await remove(ada, 'photos', photo.id);
    await remove(ada, 'videos', video.id);

    await eventually(() => statusOf(`img/${other.img}`), 404);
    await eventually(() => statusOf(`videoCover/${covered.videoCover}`), 404);
  });

  test('keeps its place: each kind comes in order', async () => {
    const { id, richtextId } = await newNews(ada);
    const [first, second, third] = [
      await newBlock('texts', richtextId, { order: '30' }),
      await newBlock('texts', richtextId, { order: '10' }),
      await newBlock('texts', richtextId, { order: '20' }),
    ];
    const order = async () => (await blocksOf(id)).texts.map((text: { id: string }) => text.id);
    expect(await order()).toEqual([second.id, third.id, first.id]);

    await changeBlock(ada, 'texts', first.id, { order: '1' });

    expect(await order()).toEqual([first.id, second.id, third.id]);
    expect((await viewNews(ada, id)).body.textDetail).toEqual({
      collectionDescription: drafts.texts.textDescription,
    });
  });

  test('with markup in it is stored as typed, its heading in one line, and is text', async () => {
    const { id, richtextId } = await newNews(ada);
    const typed = '<script>alert(1)</script> <b>&amp;</b> \n\ttab';
    const text = await newBlock('texts', richtextId);
    await changeBlock(ada, 'texts', text.id, { textHeading: typed, textDescription: typed });
    const photo = await newBlock('photos', richtextId, { photoDescription: typed });

    const reply = await viewNews(ada, id);

    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const { texts, photos } = reply.body.rich_text;
    expect(texts[0]).toMatchObject({
      textHeading: '<script>alert(1)</script> <b>&amp;</b>  tab',
      textDescription: typed,
    });
    expect(photos[0]).toMatchObject({ id: photo.id, photoDescription: typed });
  });
});

describe('what is refused', () => {
  const plain = 'This text holds characters that cannot be shown.';
  test.each([
    ['texts', { textDescription: ' \n' }, { textDescription: 'Please enter a text description' }],
    ['texts', { textDescription: 'half an emoji \ud83d' }, { textDescription: plain }],
    ['texts', { textHeading: '😀'.repeat(201) }, { textHeading: 'At most 200 characters, please.' }],
    ['texts', { order: 'first' }, { order: 'The order must be a whole number from 1 to 1,000,000.' }],
    ['texts', { textDescription: 'a\u0007' }, { textDescription: plain }],
    [
      'texts',
      { textDescription: 'x'.repeat(100_001) },
      { textDescription: 'At most 100,000 characters, please.' },
    ],
    ['texts', { order: '0' }, { order: 'The order must be a whole number from 1 to 1,000,000.' }],
    ['photos', { photoDescription: 'a\u0000' }, { photoDescription: plain }],
    [
      'photos',
      { photoDescription: 'x'.repeat(20_001) },
      { photoDescription: 'At most 20,000 characters, please.' },
    ],
    ['photos', { isImgDesc: 'yes' }, { isImgDesc: "This must be 'true' or 'false'." }],
    ['photos', { img: 'a text' }, { img: 'This must be a file.' }],
    ['videos', { videoTitle: 'a\u001b' }, { videoTitle: plain }],
    ['videos', { videoTitle: 'x'.repeat(201) }, { videoTitle: 'At most 200 characters, please.' }],
  ] as const)('in %s: %o', async (kind, wrong, fields) => {
    const { id, richtextId, blocks } = await newsWithAll();

    const added = await addBlock(ada, kind, { richtextId, order: '1', ...drafts[kind], ...wrong });
    const changed = await changeBlock(ada, kind, blocks[kind].id, wrong);

    for (const reply of [added, changed]) expect(toldOfFields(reply)).toEqual([400, fields]);
    expect((await blocksOf(id))[kind]).toEqual([blocks[kind]]);
  });

  test.each(kinds)('to reach a block by another kind than %s', async (kind) => {
    const { id, blocks } = await newsWithAll();

    for (const other of kinds.filter((each) => each !== kind)) {
      expect((await changeBlock(ada, other, blocks[kind].id, { order: '5' })).status).toBe(404);
      expect((await remove(ada, other, blocks[kind].id)).status).toBe(404);
    }
    expect((await blocksOf(id))[kind]).toEqual([blocks[kind]]);
  });

  test('ids of no block, of whatever shape', async () => {
    const { richtextId } = await newNews(ada);
    const odd = [richtextId, `${richtextId}0`, `${richtextId}~`, 'x', '..', '%2e%2e%2f', 'RICHTEXT', '💧'];

    for (const id of odd.map((id) => encodeURIComponent(id))) {
      for (const kind of kinds) {
        expect([id, (await changeBlock(ada, kind, id, { order: '1' })).status]).toEqual([id, 404]);
        expect([id, (await remove(ada, kind, id)).status]).toEqual([id, 404]);
      }
    }
    expect((await remove(ada, 'texts', '%00')).status).toBe(400);
    expect((await remove(ada, 'texts', 'x'.repeat(65))).status).toBe(400);
  });

  test('a picture that is none, or that there is no room for, with nothing left behind', async () => {
    const { id, richtextId, blocks } = await newsWithAll();
    await countMore(richtextId, { characters: 999_000 });
    const before = await filesAtRest();

    const wrong = await changeBlock(ada, 'photos', blocks.photos.id, { img: noImage });
    const photoDescription = 'x'.repeat(2000);
    const long = await changeBlock(ada, 'photos', blocks.photos.id, { img: png, photoDescription });
    const covered = await changeBlock(ada, 'videos', blocks.videos.id, {
      videoCover: png,
      videoDescription: photoDescription,
    });

    expect([wrong.status, wrong.body.fields]).toEqual([415, { img: expect.stringContaining('PNG or JPEG') }]);
    for (const { status, body } of [long, covered])
      expect([status, body.code]).toEqual([400, 'richtext.full']);
    expect(await filesIn('content')).toEqual(before);
    expect((await blocksOf(id)).photos).toEqual([blocks.photos]);
  });
});

describe('a rich text', () => {
  test('takes 200 blocks, however many arrive at once, and one more for each that goes', async () => {
    const { id, richtextId } = await newNews(ada);
    const fields = { richtextId, order: '1', textDescription: 'x' };
    const add = () => addBlock(ada, 'texts', fields);
    const first = (await add()).body.data;
    const room = amount(200);
    await countMore(richtextId, { blocks: 200 - room });
    for (let count = 1; count < room - 1; count += 6) {
      await Promise.all(Array.from({ length: Math.min(6, room - 1 - count) }, add));
    }
    expect((await countsOf(richtextId)).blocks).toBe(199);

    expect((await Promise.all([add(), add(), add()])).filter(({ status }) => status === 201)).toHaveLength(1);
    expect(said(await add())).toEqual([
      400,
      'There is room for 200 texts, photos and videos, and all of it is taken.',
    ]);
    expect((await changeBlock(ada, 'texts', first.id, { textDescription: 'longer' })).status).toBe(200);
    await remove(ada, 'texts', first.id);
    expect((await add()).status).toBe(201);
    expect((await blocksOf(id)).texts).toHaveLength(room);
  });

  test('takes a million characters, counted as people do, and lets go what shrinks', async () => {
    const { richtextId } = await newNews(ada);
    const full = '💧'.repeat(100_000);
    const text = await newBlock('texts', richtextId, { textHeading: '', textDescription: full });
    await countMore(richtextId, { characters: 900_000 });
    const add = () => addBlock(ada, 'texts', { richtextId, order: '1', textDescription: 'x' });
    expect(await countsOf(richtextId)).toMatchObject({ characters: 1_000_000 });

    const { status, body } = await add();
    const error = 'All texts together may have 1,000,000 characters at most.';
    expect([status, body.error]).toEqual([400, error]);
    expect((await changeBlock(ada, 'texts', text.id, { textHeading: 'x' })).body.error).toBe(error);
    expect((await changeBlock(ada, 'texts', text.id, { order: '4' })).status).toBe(200);

    const shorter = full.slice(0, -2);
    expect((await changeBlock(ada, 'texts', text.id, { textDescription: shorter })).status).toBe(200);
    expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(400);
  });
});

describe('at the same time', () => {
  test('changes of one block are all carried out, one after the other', async () => {
    const { id, richtextId, blocks } = await newsWithAll();

    const replies = await Promise.all([
      changeBlock(ada, 'texts', blocks.texts.id, { textHeading: 'one two three four five' }),
      changeBlock(ada, 'texts', blocks.texts.id, { textDescription: 'word '.repeat(500) }),
      changeBlock(ada, 'texts', blocks.texts.id, { order: '8' }),
      changeBlock(ada, 'photos', blocks.photos.id, { photoDescription: 'a b c' }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { readTime, rich_text: shown } = (await viewNews(ada, id)).body;
    expect(shown.texts).toMatchObject([{ textHeading: 'one two three four five', order: 8 }]);
    expect(readTime).toBe(3);
    const words = 5 + 500 + 3 + 'Seed How we sow'.split(' ').length;
    expect(await countsOf(richtextId)).toMatchObject({ blocks: 3, words });
  });

  test('removals of one block count it once', async () => {
    const { richtextId, blocks } = await newsWithAll();

    const replies = await Promise.all([1, 2, 3].map(() => remove(ada, 'texts', blocks.texts.id)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await countsOf(richtextId)).toMatchObject({ blocks: 2 });
  });

  test('a change and a removal end with the block gone, and nothing of it left', async () => {
    const { richtextId, blocks } = await newsWithAll();
    const { photos } = blocks;

    const [changed, removed] = await Promise.all([
      changeBlock(ada, 'photos', photos.id, { img: png, photoDescription: 'a b c d e' }),
      remove(ada, 'photos', photos.id),
    ]);

    expect([200, 404]).toContain(changed.status);
    expect(removed.status).toBe(200);
    expect(await countsOf(richtextId)).toMatchObject({ blocks: 2, words: 11 });
    await eventually(() => statusOf(`img/${photos.img}`), 404);
    if (changed.status === 200) await eventually(() => statusOf(`img/${changed.body.img}`), 404);
  });
});

describe('after any sequence of changes', () => {
  const words = fc.integer({ min: 0, max: 300 }).map((count) => 'wört '.repeat(count));
  const step = fc.oneof(
    fc.record({ act: fc.constant('add' as const), kind: fc.constantFrom(...kinds), words }),
    fc.record({ act: fc.constant('change' as const), at: fc.nat(), words }),
    fc.record({ act: fc.constant('remove' as const), at: fc.nat() }),
  );

  test('what is counted is what is there, and the read time follows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat({ max: 12 }), async (steps, adoptAt) => {
        const richtextId = await newRichtext(ada);
        const model: { id: string; kind: Kind; text: string }[] = [];
        let news: { id: string } | undefined;
        const adopt = async () => {
          news ??= await newNews(ada, { richtextId });
        };
        for (const [place, step] of steps.entries()) {
          if (place === adoptAt) await adopt();
          if (step.act === 'add') {
            const text = textFor(step.kind, step.words);
            const { id } = await newBlock(step.kind, richtextId, { ...bare[step.kind], ...text });
            model.push({ id, kind: step.kind, text: Object.values(text).join() });
          } else if (model.length > 0) {
            const block = model[step.at % model.length] as (typeof model)[number];
            if (step.act === 'remove') {
              expect((await remove(ada, block.kind, block.id)).status).toBe(200);
              model.splice(model.indexOf(block), 1);
            } else {
              const text = textFor(block.kind, step.words);
              expect((await changeBlock(ada, block.kind, block.id, text)).status).toBe(200);
              block.text = Object.values(text).join();
            }
          }
          expect(await countsOf(richtextId)).toEqual(countOf(model));
        }
        await adopt();
        const { readTime, rich_text: shown } = (await viewNews(ada, news?.id ?? '')).body;
        expect(readTime).toBe(Math.max(1, Math.ceil(countOf(model).words / 200)));
        const ids = kinds.flatMap((kind) => shown[kind].map(({ id }: { id: string }) => id));
        expect(ids.sort()).toEqual(model.map(({ id }) => id).sort());
      }),
      { numRuns: amount(30) },
    );
  });

  /** Nothing that weighs anything. */
  const bare = {
    texts: { textHeading: '' },
    photos: { photoDescription: '' },
    videos: { videoTitle: '', videoDescription: '' },
  } satisfies Record<Kind, Fields>;

  const textFor = (kind: Kind, text: string): Record<string, string> =>
    ({
      texts: { textDescription: `x ${text}` },
      photos: { photoDescription: text },
      videos: { videoDescription: text },
    })[kind] as Record<string, string>;

  const countOf = (model: readonly { text: string }[]) => ({
    blocks: model.length,
    characters: model.reduce((sum, { text }) => sum + text.length, 0),
    words: model.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
  });
});

describe('a rich text', () => {
  const FORTY_DAYS = 40 * 24 * 60 * 60 * 1000;
  const afterFortyDays = () => Date.now() + FORTY_DAYS + 60_000;
  const partition = (id: string) => itemsIn(`RICHTEXT#${id}`);

  /** With a picture and a text; answers its id and the picture's path. */
  async function withBlocks(): Promise<{ richtextId: string; file: string }> {
    const richtextId = await newRichtext(ada);
    const { img } = await newBlock('photos', richtextId);
    await newBlock('texts', richtextId, { order: '2' });
    return { richtextId, file: `img/${img}` };
  }

  test('goes after forty days with its blocks and their files, unless something took it as its content', async () => {
    const waiting = await withBlocks();
    const taken = await withBlocks();
    await newNews(ada, { richtextId: taken.richtextId });

    await clockCalls(Date.now() + FORTY_DAYS - 60_000);
    await workerRests();
    expect(await partition(waiting.richtextId)).toHaveLength(3);

    await clockCalls(afterFortyDays());
    await workerRests();
    expect(await partition(waiting.richtextId)).toEqual([]);
    expect(await statusOf(waiting.file)).toBe(404);
    expect(await partition(taken.richtextId)).toHaveLength(3);
    expect(await statusOf(taken.file)).toBe(200);
  });

  test('goes in the end however often the worker fails with it', async () => {
    const { richtextId, file } = await withBlocks();
    let failures = 0;
    const mend = calls.tap((call, input) => {
      if (call !== 'BatchWriteItem' || !JSON.stringify(input).includes(richtextId)) return;
      failures += 1;
      throw new Error('the table is out of reach');
    });

    await clockCalls(afterFortyDays());
    await eventually(async () => failures, 6);
    mend();
    expect(await partition(richtextId)).toHaveLength(2); // its blocks

    await clockCalls();
    await workerRests();
    expect(await partition(richtextId)).toEqual([]);
    expect(await statusOf(file)).toBe(404);
  });

  test('that goes is not taken as content any more', async () => {
    const { richtextId } = await withBlocks();
    const calm = calls.onceBefore(`RICHTEXT#${richtextId} RICHTEXT`, async () => {
      await clockCalls(afterFortyDays());
      await workerRests();
    });
    const form = formOf({ title: 'Too late', category: 'Nature', richtextId });

    const { status, body } = await ada.call('POST', '/api/news/add/community/2', form, newKey());
    calm();

    expect([status, body.code]).toEqual([409, 'richtext.changed']);
    expect(await partition(richtextId)).toEqual([]);
  });

  test('that is taken as content in its last moment stays', async () => {
    const { richtextId, file } = await withBlocks();
    let isTaken = false;
    const calm = calls.tap(async (call, input) => {
      if (isTaken || call !== 'TransactWriteItems' || !JSON.stringify(input).includes('"JOBS#')) return;
      isTaken = true;
      await newNews(ada, { richtextId });
    });

    await clockCalls(afterFortyDays());
    calm();

    expect(isTaken).toBe(true);
    await workerRests();
    expect(await partition(richtextId)).toHaveLength(3);
    expect(await statusOf(file)).toBe(200);
  });
});
