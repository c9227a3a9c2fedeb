import { beforeEach, expect, test } from 'vitest';
import { failure, noConnection, serve, startSite, storeSession } from '#test/web.tsx';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { addBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { newChosen, newDraft, newPhoto, newText } from '#web/parts/editor/draft/new-draft.ts';
import { aPicture, keepingApi, onlyAt } from './an-api.ts';
import { savingOf } from './saving.ts';

const ADD_TEXT = 'POST /api/texts/add';
const ADD_PHOTO = 'POST /api/photos/add';
const ADD_NEWS = 'POST /api/news/add/community/3';

const aDraft = () =>
  [
    { ...newText(), description: 'One.' },
    newPhoto('photo', newChosen(aPicture(), { width: 1, height: 1 })),
    { ...newText(), heading: 'Three', description: 'Three.' },
  ].reduce(addBlock, newDraft('Frost', 'Nature'));

const statesOf = ({ blocks }: Draft) => blocks.map(({ stored, step }) => (stored ? 'saved' : step.state));

beforeEach(() => storeSession());

async function start(trouble: Parameters<typeof keepingApi>[0] = {}) {
  const api = keepingApi(trouble);
  serve(api.answers);
  await startSite();
  return { ...api, ...savingOf(aDraft(), { photo: aPicture() }) };
}

test('saves the rich text, the news, then each block in order from 1', async () => {
  const { save, sent, stored } = await start();

  expect(await save()).toBe('id1');

  expect(sent.map(({ to, order }) => [to, order])).toEqual([
    ['POST /api/richtexts', undefined],
    [ADD_NEWS, undefined],
    [ADD_TEXT, 1],
    [ADD_PHOTO, 2],
    [ADD_TEXT, 3],
  ]);
  expect(stored[ADD_NEWS]?.[0]?.fields).toMatchObject({
    title: 'Frost',
    category: 'Nature',
    richtextId: 'id1',
  });
  expect(stored[ADD_PHOTO]?.[0]?.fields['img']).toBeInstanceOf(File);
  expect(stored[ADD_TEXT]?.[0]?.fields).not.toHaveProperty('textHeading');
});

test('leaves out texts without heading and description, and their places', async () => {
  const { save, change, sent } = await start();
  change((draft) => ({ ...draft, blocks: [newText(), ...draft.blocks, { ...newText(), heading: '  ' }] }));

  await save();

  expect(sent.map(({ order }) => order).filter(Boolean)).toEqual([1, 2, 3]);
});

test('continues with the block that broke off, under the same key', async () => {
  const { save, sent, stored, trouble } = await start({
    before: onlyAt(ADD_PHOTO, noConnection),
  });

  await expect(save()).rejects.toThrow('There is no connection');
  trouble.before = undefined;
  await save();

  const photos = sent.filter(({ to }) => to === ADD_PHOTO);
  expect(photos).toHaveLength(2);
  expect(photos[0]?.key).toBe(photos[1]?.key);
  for (const to of ['POST /api/richtexts', ADD_NEWS])
    expect(sent.filter((each) => each.to === to)).toHaveLength(1);
  expect([stored[ADD_TEXT]?.length, stored[ADD_PHOTO]?.length]).toEqual([2, 1]);
});

test.each(['POST /api/richtexts', ADD_NEWS, ADD_TEXT, ADD_PHOTO])(
  'doubles nothing when the answer to %s is lost',
  async (to) => {
    const { save, stored, trouble } = await start({
      after: onlyAt(to, noConnection),
    });

    await expect(save()).rejects.toThrow();
    trouble.after = undefined;
    await save();

    expect(Object.fromEntries(Object.entries(stored).map(([path, all]) => [path, all.length]))).toEqual({
      'POST /api/richtexts': 1,
      [ADD_NEWS]: 1,
      [ADD_TEXT]: 2,
      [ADD_PHOTO]: 1,
    });
  },
);

test('does not send a block again that the news holds already, even when its picture is gone', async () => {
  const { save, sent, trouble } = await start({
    after: onlyAt(ADD_PHOTO, noConnection),
  });

  await expect(save()).rejects.toThrow();
  trouble.after = undefined;
  await save({ files: {} });

  expect(sent.filter(({ to }) => to === ADD_PHOTO)).toHaveLength(1);
});

test('asks for a picture again that neither the news nor the device has', async () => {
  const { save, kept, trouble } = await start({
    before: onlyAt(ADD_PHOTO, noConnection),
  });

  await expect(save()).rejects.toThrow();
  trouble.before = undefined;

  await expect(save({ files: {} })).rejects.toThrow('“pots.png” is not on this device any more');
  expect(statesOf(kept())).toEqual(['saved', 'open', 'open']);
});

test('opens a refused block for changes, and holds one whose fate is not known', async () => {
  const { save, kept, trouble } = await start({
    before: onlyAt(ADD_PHOTO, () => failure(415, 'picture.type', 'No picture')),
  });

  await expect(save()).rejects.toThrow('No picture');
  expect(statesOf(kept())).toEqual(['saved', 'open', 'open']);

  trouble.before = onlyAt(ADD_PHOTO, () => failure(503, 'service.busy', 'Busy'));
  await expect(save()).rejects.toThrow('Busy');
  expect(statesOf(kept())).toEqual(['saved', 'sent', 'open']);
});

test('stays in the community where the saving began', async () => {
  const { change, save, stored } = await start();
  change((draft) => ({ ...draft, parentId: '3' }));

  await save({ parentId: '7' });

  expect(stored[ADD_NEWS]).toHaveLength(1);
});
