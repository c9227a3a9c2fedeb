import { beforeEach, expect, test } from 'vitest';
import { type Asked, failure, json, noConnection, serve, startSite, storeSession } from '#test/web.tsx';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';
import {
  addBlock,
  changeBlock,
  changeHead,
  moveBlock,
  removeBlock,
} from '#web/parts/editor/draft/draft-changes.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { newText } from '#web/parts/editor/draft/new-draft.ts';
import { aNews } from '../../features/news/a-news.ts';
import { fieldsOf } from './an-api.ts';
import { savingOf } from './saving.ts';

beforeEach(() => storeSession());

async function start(
  change: (draft: Draft) => Draft,
  before: (asked: Asked) => Response | undefined = () => undefined,
) {
  const blockReply = (path: string) => (asked: Asked) =>
    before(asked) ??
    json({ ...stored(path), ...fieldsOf(asked), order: Number(fieldsOf(asked)['order']), version: 1 });
  const stored = (id: string) =>
    [...aNews.rich_text.texts, ...aNews.rich_text.photos, ...aNews.rich_text.videos].find(
      (each) => each.id === id,
    );
  const answers = {
    'PUT /api/news/n1/community/3': (asked: Asked) =>
      before(asked) ?? json({ ...aNews, ...fieldsOf(asked), version: 1 }),
    'PUT /api/texts/t1': blockReply('t1'),
    'PUT /api/photos/p2': (asked: Asked) =>
      before(asked) ?? json({ ...stored('p2'), order: Number(fieldsOf(asked)['order']) }),
    'PUT /api/videos/v3': blockReply('v3'),
    'DELETE /api/texts/t1': (asked: Asked) => before(asked) ?? json({ id: 't1' }),
    'DELETE /api/videos/v3': (asked: Asked) => before(asked) ?? json({ id: 'v3' }),
    'POST /api/texts/add': (asked: Asked) =>
      before(asked) ?? json({ data: { ...fieldsOf(asked), id: 't9' } }, 201),
  };
  const asked = serve(answers);
  await startSite();
  return {
    ...savingOf(change(draftOf(aNews, '3'))),
    /** What was sent to change something, with its fields. */
    sent: () =>
      asked.filter(({ to }) => !to.startsWith('GET')).map((each) => [each.to, fieldsOf(each)] as const),
    keys: (to: string) =>
      asked.filter((each) => each.to === to).map(({ headers }) => headers.get('idempotency-key')),
  };
}

const retext = (description: string) => (block: Block) =>
  block.kind === 'text' ? { ...block, description } : block;

test('a change that changes nothing sends nothing', async () => {
  const { save, sent } = await start((draft) => draft);

  expect(await save()).toBe('n1');

  expect(sent()).toEqual([]);
});

test('only the changed fields of what was changed are sent', async () => {
  const { save, sent } = await start((draft) =>
    changeHead(changeBlock(draft, 't1', retext('White grass, again.')), { title: 'Hail' }),
  );

  await save();

  expect(sent()).toEqual([
    ['PUT /api/news/n1/community/3', { title: 'Hail', version: '0' }],
    ['PUT /api/texts/t1', { textDescription: 'White grass, again.', order: 1, version: 0 }],
  ]);
});

test('removed blocks go first, those behind them stay, new ones come after them', async () => {
  const { save, sent } = await start((draft) =>
    addBlock(removeBlock(draft, 't1'), { ...newText(), description: 'New.' }),
  );

  await save();

  expect(sent().map(([to, { order }]) => [to, order])).toEqual([
    ['DELETE /api/texts/t1', undefined],
    ['POST /api/texts/add', 4],
  ]);
});

test('a new block between others moves those behind it', async () => {
  const { save, sent } = await start((draft) =>
    moveBlock(addBlock(draft, { ...newText(), description: 'New.' }), 3, -1),
  );

  await save();

  expect(sent().map(([to, { order }]) => [to, Number(order)])).toEqual([
    ['POST /api/texts/add', 3],
    ['PUT /api/videos/v3', 4],
  ]);
});

test('a block that is sent again at another place has another key', async () => {
  let isOffline = true;
  const { save, change, keys } = await start(
    (draft) => moveBlock(draft, 1, 1),
    ({ to }) => (to === 'PUT /api/videos/v3' && isOffline ? noConnection() : undefined),
  );
  await expect(save()).rejects.toThrow('There is no connection');
  isOffline = false;
  change((draft) => removeBlock(draft, 't1'));

  await save();

  expect(new Set(keys('PUT /api/videos/v3')).size).toBe(2);
});

test('blocks that change places are sent with their new ones alone', async () => {
  const { save, sent } = await start((draft) => moveBlock(draft, 0, 1));

  await save();

  expect(sent()).toEqual([
    ['PUT /api/photos/p2', { order: '1', version: '0' }],
    ['PUT /api/texts/t1', { order: 2, version: 0 }],
  ]);
});

test('a link takes the place of a file', async () => {
  const { save, sent } = await start((draft) =>
    changeBlock(draft, 'v3', (block) =>
      block.kind === 'video' ? { ...block, shown: undefined, link: ' https://video.example/2 ' } : block,
    ),
  );

  await save();

  expect(sent()).toEqual([
    ['PUT /api/videos/v3', { videoLink: 'https://video.example/2', order: '3', version: '0' }],
  ]);
});

test('a save that breaks off goes on with what is left, under the same key', async () => {
  let isOffline = true;
  const { save, sent, kept, keys } = await start(
    (draft) => changeBlock(removeBlock(draft, 'v3'), 't1', retext('Changed.')),
    ({ to }) => (to === 'PUT /api/texts/t1' && isOffline ? noConnection() : undefined),
  );

  await expect(save()).rejects.toThrow('There is no connection');
  expect(kept().blocks.map(({ id }) => id)).toEqual(['t1', 'p2']);
  isOffline = false;
  await save();

  expect(sent().map(([to]) => to)).toEqual([
    'DELETE /api/videos/v3',
    'PUT /api/texts/t1',
    'PUT /api/texts/t1',
  ]);
  expect(new Set(keys('PUT /api/texts/t1')).size).toBe(1);
});

test('a block that is gone already counts as removed', async () => {
  const { save, kept } = await start(
    (draft) => removeBlock(draft, 't1'),
    ({ to }) => (to.startsWith('DELETE') ? failure(404, 'block.missing', 'Gone') : undefined),
  );

  await save();

  expect(kept().blocks.map(({ id }) => id)).toEqual(['p2', 'v3']);
});

test('one block is saved alone, and the rest waits', async () => {
  const { save, sent, kept } = await start((draft) =>
    changeHead(changeBlock(draft, 't1', retext('Changed.')), { title: 'Hail' }),
  );

  await save({ block: 't1' });

  expect(sent().map(([to]) => to)).toEqual(['PUT /api/texts/t1']);
  expect(kept().blocks[0]?.stored?.fields['textDescription']).toBe('Changed.');
  expect(kept().isBegun).toBe(false);
});
