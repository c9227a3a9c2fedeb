import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { news } from '#contract/news/news.ts';
import { press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, type Answers, CONTENT_HOST, descriptionOf, failure, json } from '#test/web.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { NewsViewScreen } from '#web/screens/news/news-view-screen.tsx';
import { card } from '../../features/news/a-news.ts';

const ONE = 'GET /api/news/n1/community/3';

const richtextId = 'r1';
const richtext = {
  id: 'r1',
  texts: [
    { id: 't3', richtextId, order: 3, textDescription: 'Third.' },
    {
      id: 't1',
      richtextId,
      order: 1,
      textHeading: '<b>First</b>',
      textDescription: '<img src=x onerror=alert(1)>\nnext line\n\nnext paragraph',
    },
  ],
  photos: [
    {
      id: 'p2',
      richtextId,
      order: 2,
      img: 'pots.jpg',
      width: 800,
      height: 600,
      photoDescription: 'Pots',
      isImgDesc: true,
    },
    {
      id: 'p5',
      richtextId,
      order: 5,
      img: 'grass.jpg',
      width: 600,
      height: 800,
      photoDescription: 'Hidden',
      isImgDesc: false,
    },
  ],
  videos: [
    { id: 'v4', richtextId, order: 4, videoTitle: 'Counting', videoLink: 'https://video.example/1' },
    { id: 'v6', richtextId, order: 6, videoLink: 'javascript:alert(1)' },
    { id: 'v7', richtextId, order: 7, videoResource: 'count.mp4', videoCover: 'count.png' },
  ],
};
const whole = { ...card, rich_text: richtext };

const screens = screenOf(
  { '/news': <p>The list</p>, '/news/edit/n1': <p>The editor</p>, '/news/:id': <NewsViewScreen /> },
  '/news/n1',
);
const show = (answer: Answer = () => json(whole), more: Answers = {}) =>
  screens.show({ [ONE]: answer, ...more });
const attributesOf = (element: Element | null, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name));
/** How a link leads away from the site. */
const ELSEWHERE = ['_blank', 'noopener nofollow ugc'];
/** With these blocks alone. */
const showBlocks = (blocks: object) =>
  show(() => json({ ...card, rich_text: { id: 'r1', texts: [], photos: [], videos: [], ...blocks } }));

test('shows title, author, day, read time and a way back', async () => {
  await show();

  await screen.findByRole('heading', { level: 1, name: card.title });

  for (const text of ['Ada Field', '12 March 2025', '4 min read']) screen.getByText(text);
  for (const name of ['Repost', 'Tweet']) screen.getByRole('button', { name });
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
});

test('shows at once what its list knows, also where the rest does not load', async () => {
  let isUp = false;
  const late = Promise.withResolvers<Response>();
  const cover = { name: 'field.jpg', width: 800, height: 600 };
  const counts = { page: 1, pageSize: 8, pages: 1, totalPages: 1, totalItems: 1 };
  await keepReply(
    news.listNews,
    { communityId: '3', pageNumber: 1 },
    { data: [{ ...card, cover }], ...counts },
  );
  await show(() => (isUp ? json({ ...whole, cover }) : late.promise));

  const heading = await screen.findByRole('heading', { level: 1, name: card.title });
  screen.getByText('12 March 2025');
  expect(document.querySelector('.article-cover')?.getAttribute('src')).toBe(
    `${CONTENT_HOST}/news/field.jpg`,
  );
  late.resolve(failure(503, 'service.busy', 'Busy.'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: card.title })).toBe(heading);
  isUp = true;
  await userEvent.click(retry);
  await screen.findByText('Third.');
  expect(screen.getByRole('heading', { level: 1, name: card.title })).toBe(heading);
});

test.each(['Repost', 'Tweet'])(
  '%s says that it does nothing, before and after it is pressed',
  async (name) => {
    await show();
    const button = await screen.findByRole('button', { name });
    expect(descriptionOf(button)).toBe('Repost and Tweet are not offered yet.');
    expect(button.getAttribute('aria-disabled')).toBe('true');

    await userEvent.click(button);

    const words = 'Nothing was posted: not offered yet.';
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    expect(descriptionOf(button)).toBe(words);
  },
);

test('shows the blocks of all kinds in the order that they share', async () => {
  await show();
  await screen.findByText('Third.');

  const shown = [...document.querySelectorAll('.article-block')].map(
    (block) =>
      block
        .querySelector('h2, figcaption, p, a, img, video')
        ?.outerHTML.match(/First|pots|Third|Counting|grass|count/)?.[0],
  );

  expect(shown).toEqual(['First', 'pots', 'Third', 'Counting', 'grass', undefined, 'count']);
});

test('shows what was typed as text, line breaks and paragraphs kept', async () => {
  await show();

  expect(await screen.findByRole('heading', { name: '<b>First</b>' })).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  const paragraphs = [...document.querySelectorAll('.article-block p')].map(({ textContent }) => textContent);
  expect(paragraphs.slice(0, 2)).toEqual(['<img src=x onerror=alert(1)>\nnext line', 'next paragraph']);
});

test('an address in what was typed is a link, and says where it leads', async () => {
  const textDescription = '<b>Look</b>: https://field.example/rape, or https://bank.example@evil.example.';
  const texts = [{ id: 't1', richtextId, order: 1, textDescription }];
  await showBlocks({ texts });

  const link = await screen.findByRole('link', { name: 'https://field.example/rape' });

  expect(attributesOf(link, 'href', 'target', 'rel')).toEqual(['https://field.example/rape', ...ELSEWHERE]);
  expect(link.closest('p')?.textContent).toBe(
    '<b>Look</b>: https://field.example/rape, or https://bank.example@evil.example (evil.example).',
  );
});

test('gives each photo its size, and its description only where it is switched on', async () => {
  await show();

  const photo = await screen.findByRole('img', { name: 'Pots' });

  expect(attributesOf(photo, 'src', 'width', 'height')).toEqual([
    `${CONTENT_HOST}/img/pots.jpg`,
    '800',
    '600',
  ]);
  expect(screen.queryByText('Hidden')).toBeNull();
});

test('shows a video on the web as a card with its title, host and cover, and nothing of a script', async () => {
  await show();
  await screen.findByText('Third.');

  const link = screen.getByRole('link', { name: 'Counting video.example, opens in a new tab' });

  expect(attributesOf(link, 'href', 'target', 'rel')).toEqual(['https://video.example/1', ...ELSEWHERE]);
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

test('asks no stranger for the cover of a video: it is ours, or drawn', async () => {
  const link = { richtextId, videoLink: 'https://www.youtube.com/watch?v=1' };
  const videos = [
    { ...link, id: 'v1', order: 1, videoCover: 'own.png', width: 640, height: 360 },
    { ...link, id: 'v2', order: 2 },
  ];
  await showBlocks({ videos });

  const cards = await screen.findAllByRole('link', { name: /^Watch the video/ });
  const [own, drawn] = cards.map((each) => each.querySelector('img')?.getAttribute('src'));

  expect(own).toBe(`${CONTENT_HOST}/videoCover/own.png`);
  expect(drawn).toBe(parcelFor('www.youtube.com'));
});

test('says where a link leads, whatever it looks like', async () => {
  const videoLink = 'https://bank.example@evil.example:8443/video';
  const videos = [{ id: 'v1', richtextId, order: 1, videoLink }];
  await showBlocks({ videos });

  const link = await screen.findByRole('link', { name: /^Watch the video evil.example:8443,/ });

  expect(link.getAttribute('href')).toBe(videoLink);
});

test('plays a video only when asked to, in its place, with its cover and a link to its file', async () => {
  await show();
  await screen.findByText('Third.');

  const video = document.querySelector('video');

  expect(attributesOf(video, 'preload', 'poster', 'src', 'width', 'height')).toEqual([
    'none',
    `${CONTENT_HOST}/videoCover/count.png`,
    `${CONTENT_HOST}/videoResource/count.mp4`,
    '1280',
    '720',
  ]);
  expect(video?.hasAttribute('controls')).toBe(true);
  expect(screen.getByRole('link', { name: 'Download the video' }).getAttribute('href')).toBe(
    `${CONTENT_HOST}/videoResource/count.mp4`,
  );
});

test('has a menu for its creator, to change and to delete it', async () => {
  const deleted = vi.fn(() => json({ id: 'n1' }));
  await show(undefined, { 'DELETE /api/news/n1/community/3': deleted });
  await press(`Options: ${card.title}`);
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();

  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await press('Delete', question);

  expect(await screen.findByText('The list')).toBeTruthy();
  expect(deleted).toHaveBeenCalledOnce();
});

test("others' news are reported from their menu", async () => {
  await show(() => json({ ...whole, creator: 'ben' }));
  await press(`Options: ${card.title}`);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();

  await press('Report');

  await screen.findByRole('dialog', { name: 'Report this article' });
});
