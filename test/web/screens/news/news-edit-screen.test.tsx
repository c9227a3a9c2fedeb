import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, CONTENT_HOST, failure, isAt, json, noConnection, serve } from '#test/web.tsx';
import { readDraft } from '#web/features/news/writing/drafts.ts';
import { NewsEditScreen } from '#web/screens/news/news-edit-screen.tsx';
import { aNews } from '../../features/news/a-news.ts';

const ONE = 'GET /api/news/n1/community/3';
const TEXT = 'PUT /api/texts/t1';

const { show, open: editor } = screenOf({ '/news/edit/:id': <NewsEditScreen /> }, '/news/edit/n1');

async function open(answers: Answers = {}) {
  const asked = await show({ [ONE]: () => json(aNews), ...answers });
  return {
    asked,
    sent: () => asked.filter(({ to }) => !to.startsWith('GET')).map(({ to }) => to),
  };
}

const description = () => screen.findByDisplayValue('White grass.');
const saved = ({ body }: { body: unknown }) => json({ ...aNews.rich_text.texts[0], ...(body as object) });

test('shows the news as it is: title, category, and each block with what it holds', async () => {
  await open({ [ONE]: () => json({ ...aNews, cover: { name: 'cover.jpg', width: 800, height: 450 } }) });

  expect(await screen.findByRole('heading', { level: 1, name: aNews.title })).toBeTruthy();
  expect(screen.getByText('Farming')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Cover picture' }).getAttribute('src')).toBe(
    `${CONTENT_HOST}/news/cover.jpg`,
  );
  expect(screen.getByLabelText(/^Heading/)).toHaveProperty('value', 'Night');
  expect(screen.getByRole('img', { name: '2 · Photo' }).getAttribute('src')).toBe(
    `${CONTENT_HOST}/img/pots.jpg`,
  );
  expect(screen.getByLabelText('Photo description')).toHaveProperty('value', 'Pots');
  expect(await screen.findByText('The video of this news')).toBeTruthy();
  expect(readDraft('ada', 'n1')).toBeUndefined();
});

test('saves what was changed alone, and goes to the news', async () => {
  const { asked, sent } = await open({ [TEXT]: saved });
  await userEvent.type(await description(), ' Again.');

  await press('Save changes');

  await isAt('/news/n1');
  expect(sent()).toEqual([TEXT]);
  expect(asked.at(-1)?.body).toEqual({ textDescription: 'White grass. Again.', order: 1, version: 0 });
  expect(readDraft('ada', 'n1')).toBeUndefined();
});

test('keeps changes on the device, and offers to drop them', async () => {
  await open();
  await userEvent.type(await description(), ' Again.');
  cleanup();
  editor();

  expect(await screen.findByDisplayValue('White grass. Again.')).toBeTruthy();
  await press('Drop my changes');
  await press('Drop them');

  expect(await description()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Drop my changes' })).toBeNull();
  expect(readDraft('ada', 'n1')).toBeUndefined();
});

test('goes on with kept changes without a connection', async () => {
  await open();
  await userEvent.type(await description(), ' Again.');
  cleanup();
  serve({ [ONE]: noConnection });
  editor();

  expect(await screen.findByDisplayValue('White grass. Again.')).toBeTruthy();
});

test('leaves on Cancel with the changes kept', async () => {
  await open();
  await userEvent.type(await description(), ' Again.');

  await press('Cancel');

  await isAt('/news');
  expect(readDraft('ada', 'n1')?.blocks[0]).toMatchObject({ description: 'White grass. Again.' });
});

test('saves one block at once, and says why it could not', async () => {
  let isRefused = true;
  const { sent } = await open({
    [TEXT]: (asked) => (isRefused ? failure(400, 'richtext.full', 'There is no room.') : saved(asked)),
  });
  await userEvent.type(await description(), ' Again.');

  await press('Save this part: 1 · Text');
  expect(await screen.findByText('There is no room.')).toBeTruthy();
  isRefused = false;
  await press('Save this part: 1 · Text');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save this part: 1 · Text' })).toBeNull());
  expect(screen.queryByText('There is no room.')).toBeNull();
  expect(sent()).toEqual([TEXT, TEXT]);
  expect(screen.getByRole('heading', { level: 1, name: aNews.title })).toBeTruthy();
});

test('asks for the description of a text of the news before it saves it alone', async () => {
  const { sent } = await open();
  await userEvent.clear(await description());

  await press('Save this part: 1 · Text');

  expect(await screen.findByText('Please enter a text description')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('removes a block with the next save, or at once, or not at all', async () => {
  const { sent } = await open({ 'DELETE /api/photos/p2': () => json({ id: 'p2' }) });
  await description();

  await press('Remove: 2 · Photo');
  expect(screen.queryByRole('img', { name: '2 · Photo' })).toBeNull();
  await press('Put back: 2 · Photo');
  expect(screen.getByRole('img', { name: '2 · Photo' })).toBeTruthy();
  await press('Remove: 2 · Photo');
  await press('Remove now: 2 · Photo');

  await waitFor(() => expect(screen.queryByRole('heading', { name: '2 · Photo' })).toBeNull());
  expect(sent()).toEqual(['DELETE /api/photos/p2']);
});

test("refuses another's news, and leads to it", async () => {
  await open({ [ONE]: () => json({ ...aNews, creator: 'bob' }) });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This news is not yours to change' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read it instead' }).getAttribute('href')).toBe('/news/n1');
});

test('changes the title of the news, with both texts filled in', async () => {
  const { asked } = await open({ 'PUT /api/news/n1/community/3': () => json({ ...aNews, title: 'Hail' }) });
  await press('Change title');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Category')).toHaveProperty('value', 'Farming');

  await fill('Title', 'Hail', dialog);
  await press('Apply', dialog);
  await press('Save changes');

  await isAt('/news/n1');
  expect(Object.fromEntries(asked.at(-1)?.body as FormData)).toEqual({ title: 'Hail', version: '0' });
});
