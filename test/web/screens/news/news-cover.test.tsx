import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { News } from '#contract/news/news.ts';
import { press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Asked, isAt, json } from '#test/web.tsx';
import { readDraft } from '#web/features/news/writing/drafts.ts';
import { NewsEditScreen } from '#web/screens/news/news-edit-screen.tsx';
import { aNews } from '../../features/news/a-news.ts';

const cover = (name: string) => ({ cover: { name, width: 800, height: 450 }, _attachments: name });
const [video] = aNews.rich_text.videos;
const news: News = {
  ...aNews,
  ...cover('cover.jpg'),
  rich_text: {
    ...aNews.rich_text,
    videos: video ? [{ ...video, videoCover: 'film.jpg', width: 800, height: 450 }] : [],
  },
};
const HEAD = 'PUT /api/news/n1/community/3';
const VIDEO = `PUT /api/videos/${video?.id}`;

const { show, open: editor } = screenOf({ '/news/edit/:id': <NewsEditScreen /> }, '/news/edit/n1');
const open = (shown = news) =>
  show({
    'GET /api/news/n1/community/3': () => json(shown),
    [HEAD]: () => json({ ...shown, cover: undefined, _attachments: undefined }),
    [VIDEO]: () => json({ ...video, order: 3 }),
  });

const savesOf = (asked: Asked[]) => asked.filter(({ to }) => to.startsWith('PUT'));

describe.each([
  ['Cover picture', HEAD, 'news'],
  ['Cover', VIDEO, 'videoCover'],
])('the stored picture of %s', (name, put, field) => {
  const remove = () => press(`Remove picture: ${name}`);
  const putBack = () => press(`Put back: ${name}`);

  test('goes with the next save, which says nothing else', async () => {
    const asked = await open();

    await remove();

    expect(screen.queryByRole('img', { name })).toBeNull();
    expect(screen.getByText('The picture goes when you save.').getAttribute('role')).toBe('status');
    await press('Save changes');
    await isAt('/news/n1');
    expect(savesOf(asked).map(({ to }) => to)).toEqual([put]);
    const { order: _, ...fields } = sent(savesOf(asked)[0] as Asked);
    expect(fields).toEqual({ [field]: '', version: '0' });
    expect(readDraft('ada', 'n1')).toBeUndefined();
  });

  test('can be put back before, and the button keeps the focus', async () => {
    await open();
    await remove();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Put back: ${name}` }));

    await putBack();

    expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Remove picture: ${name}` }));
  });

  test('stays removed over a reload', async () => {
    await open();
    await remove();
    cleanup();

    editor();

    expect(await screen.findByRole('button', { name: `Put back: ${name}` })).toBeTruthy();
  });
});

test('a cover that was changed elsewhere meanwhile is not the one that was removed', async () => {
  await open();
  await press('Remove picture: Cover picture');
  cleanup();
  const asked = await open({ ...news, ...cover('newer.jpg'), version: 1 });

  await press('Take what is saved there');
  await screen.findByRole('button', { name: 'Remove picture: Cover picture' });

  expect(screen.getByRole('img', { name: 'Cover picture' }).getAttribute('src')).toMatch(/newer\.jpg$/);
  expect(savesOf(asked)).toEqual([]);
});

test('the picture of a photo block cannot be removed', async () => {
  await open();
  await screen.findByRole('img', { name: '2 · Photo' });

  expect(screen.queryByRole('button', { name: 'Remove picture: 2 · Photo' })).toBeNull();
});
