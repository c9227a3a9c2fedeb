import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { failure, serve, startSite, storeSession } from '#test/web.tsx';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { addBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { newChosen, newDraft, newVideo } from '#web/parts/editor/draft/new-draft.ts';
import { stop } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox, type Progress, subscribeToOutbox } from '#web/parts/sync/queue/store.ts';
import { storage, type Taking } from './a-storage.ts';
import { aPicture, aVideo, keepingApi, onlyAt } from './an-api.ts';
import { savingOf } from './saving.ts';

const ADD_VIDEO = 'POST /api/videos/add';
const UPLOADS = 'POST /api/uploads';

beforeEach(() => storeSession());

async function start(
  draft: Draft,
  files: Files,
  {
    trouble = {},
    take,
  }: { trouble?: Parameters<typeof keepingApi>[0]; take?: (count: number) => Taking } = {},
) {
  const api = keepingApi(trouble);
  serve(api.answers);
  await startSite();
  const arrived = storage(take);
  const heard: Progress[] = [];
  const saving = savingOf(draft, files);
  const hear = () => {
    const progress = getOutbox().progress[saving.entry()];
    if (progress) heard.push(progress);
  };
  onTestFinished(subscribeToOutbox(hear));
  return { ...api, ...saving, arrived, heard, stop: () => stop(saving.entry()) };
}

const withVideo = (cover = false) =>
  addBlock(newDraft('Frost', 'Nature'), {
    ...newVideo(),
    id: 'film',
    title: 'Sowing',
    file: newChosen(aVideo()),
    ...(cover && { cover: newChosen(aPicture(), { width: 1, height: 1 }) }),
  });

test('a video goes straight into storage, its cover in the form', async () => {
  const files = { film: aVideo(), 'film-cover': aPicture() };
  const { save, stored, arrived, heard } = await start(withVideo(true), files);

  await save();

  expect(arrived.map(({ body }) => body)).toEqual([files.film]);
  // Its cover goes later, in the form.
  expect(heard).toContainEqual({ sent: 3, total: 10 });
  const [video] = stored[ADD_VIDEO] ?? [];
  expect(video?.fields).toMatchObject({
    videoResource: `upload:${'1'.padStart(26, '0')}`,
    videoTitle: 'Sowing',
    order: '1',
  });
  expect(video?.fields['videoCover']).toBeInstanceOf(File);
  expect(video?.fields).not.toHaveProperty('videoLink');
});

test('what is stopped keeps its block open, and goes out with the next try', async () => {
  const { save, stop, kept, arrived, sent, heard } = await start(
    withVideo(),
    { film: aVideo() },
    { take: (count) => (count === 1 ? { hangs: true } : {}) },
  );
  const saving = save();
  await expect.poll(() => heard.at(-1)?.sent).toBe(3);

  await stop();
  await expect(saving).rejects.toThrow('stopped');
  expect(kept().blocks[0]?.step.state).toBe('open');
  await save();

  expect(arrived).toHaveLength(1);
  // The place that was asked for is asked for again, under the same key.
  const keys = sent.filter(({ to }) => to === UPLOADS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('what lies in storage already is not sent again after a reload, even when its file is gone', async () => {
  const refusing = onlyAt(ADD_VIDEO, () => failure(503, 'service.busy', 'Busy'));
  const { save, arrived, trouble, stored } = await start(
    withVideo(),
    { film: aVideo() },
    { trouble: { before: refusing } },
  );

  await expect(save()).rejects.toThrow('Busy');
  trouble.before = undefined;
  await save({ files: {} });

  expect(arrived).toHaveLength(1);
  expect(stored[ADD_VIDEO]?.map(({ fields }) => fields['videoResource'])).toEqual([
    `upload:${'1'.padStart(26, '0')}`,
  ]);
});

test('a file that is neither in storage nor on the device is asked for by its name', async () => {
  const { save } = await start(withVideo(), {});

  await expect(save()).rejects.toThrow('“sowing.mp4” is not on this device any more.');
});
