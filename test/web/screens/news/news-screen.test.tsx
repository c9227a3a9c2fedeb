import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { confirm, follow, press, question } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { failure, isAt, json, never, noConnection } from '#test/web.tsx';
import { keepDraft } from '#web/features/news/writing/drafts.ts';
import { keepDeviceDraft } from '#web/lib/device/device-draft.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { drop, put, stop } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { card, pageOf } from '../../features/news/a-news.ts';
import { newsList, written } from './a-news-list.tsx';

const show = newsList();

describe('the list', () => {
  test('shows each news with its category, author, day in UTC and read time', async () => {
    await show(() => json({ ...pageOf(1, 1), data: [card] }));

    const item = within(await screen.findByRole('article'));

    expect(item.getByRole('link', { name: card.title }).getAttribute('href')).toBe('/news/n1');
    for (const text of ['Farming', 'Ada Field', '12 March 2025', '4 min read']) item.getByText(text);
  });

  test('marks what is hidden, for its author', async () => {
    await show(() =>
      json({
        ...pageOf(1, 2),
        data: [
          { ...card, isHidden: true },
          { ...card, id: 'n2' },
        ],
      }),
    );

    const [hidden, other] = await screen.findAllByRole('article');
    await within(hidden as HTMLElement).findByText('Hidden');
    expect(within(other as HTMLElement).queryByText('Hidden')).toBeNull();
  });

  test('offers the first member to write when there is none', async () => {
    await show(() => json(pageOf(1, 0)));

    await press('Write the first');

    expect(await screen.findByRole('dialog', { name: 'Add news' })).toBeTruthy();
  });
});

test('leads on with what is unfinished, beside what begins anew', async () => {
  keepDraft('ada', written('Frost'));

  await show(() => json(pageOf(1, 1)));

  const link = await screen.findByRole('link', { name: 'Continue writing' });
  expect(link.getAttribute('href')).toBe('/news/add');
  expect(link.previousElementSibling).toBe(screen.getByRole('button', { name: 'Add news' }));
});

describe('news that have not arrived', () => {
  const unsent = { ...newDraft('Hail on the lower field', 'Farming'), parentId: '3', isDetached: true };
  const out = { entry: 'entry', at: '2026-11-21T20:00:00.000Z' };
  const titles = () =>
    screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

  test('stand above the others at once, and lead to where one sees why', async () => {
    keepDeviceDraft(`newsDraft/${unsent.id}`, 'ada', { ...unsent, out });
    await put({
      id: 'entry',
      kind: 'news',
      title: unsent.title,
      queueKey: '/news/add',
      subject: `news/${unsent.id}`,
      steps: [newStep('news.createNews', { title: unsent.title })],
    });
    await stop('entry');
    await show(() => json({ ...pageOf(1, 1), data: [card] }));

    await screen.findByText(card.title);
    expect(titles()).toEqual([unsent.title, card.title]);
    expect(screen.getByRole('link', { name: unsent.title }).getAttribute('href')).toBe('/unsent');
    expect(await screen.findByText(/^On this/)).toBeTruthy();
    await drop('entry');
  });

  test('a change that has not arrived is marked where its news stands', async () => {
    keepDraft('ada', { ...unsent, id: 'n1', edits: 'n1', title: 'A change', out });
    const about = { kind: 'news', title: 'A change', queueKey: '/news/edit/n1', subject: 'news/n1' };
    await put({ ...about, id: 'entry', steps: [newStep('news.updateNews', { title: 'A change' })] });
    await stop('entry');
    await show(() => json({ ...pageOf(1, 1), data: [card] }));

    const item = within(await screen.findByRole('article'));
    expect(item.getByRole('link', { name: card.title })).toBeTruthy();
    expect(await item.findByText(/^On this/)).toBeTruthy();
    await drop('entry');
  });

  test('stand in their own community, and not among what is searched for', async () => {
    keepDraft('ada', { ...unsent, out, parentId: '7' });
    keepDraft('ada', { ...unsent, out, id: 'other', edits: 'n1', title: 'A change' });
    await show(() => json({ ...pageOf(1, 1), data: [card] }));

    await screen.findByText(card.title);
    expect(titles()).toEqual([card.title]);
  });
});

describe('the search', () => {
  const SEARCH = 'GET /api/news/community/3/search';
  const found = (...titles: string[]) => ({
    ...pageOf(1, titles.length),
    data: titles.map((title, index) => ({ ...card, id: `f${index}`, title })),
  });

  test('asks for what is typed, begins at page 1, and has the words in the address', async () => {
    const asked = await show(() => json({ ...pageOf(2, 8, 20), page: 2 }), '/news?page=2', {
      [SEARCH]: () => json(found('Rapeseed is early')),
    });
    await screen.findByText('News 2.0');

    await userEvent.type(screen.getByRole('searchbox'), 'rape');

    expect(await screen.findByText('Rapeseed is early')).toBeTruthy();
    expect(screen.queryByText('News 2.0')).toBeNull();
    expect(screen.getByText('1 news found')).toBeTruthy();
    await isAt('/news?search=rape');
    const query = await patiently(() => {
      const last = asked.findLast(({ to }) => to === SEARCH)?.url.searchParams;
      expect(last?.get('title')).toBe('rape');
      return last;
    });
    expect([query?.get('title'), query?.get('pageNumber')]).toEqual(['rape', '1']);
  });

  test('says that nothing is found, and leads back to all', async () => {
    await show(() => json(pageOf(1, 1)), '/news?search=zzz', { [SEARCH]: () => json(found()) });

    expect(
      await screen.findByText('No news has “zzz” in its title. Try the beginning of a word.'),
    ).toBeTruthy();
    await follow('Clear the search');

    expect(await screen.findByText('News 1.0')).toBeTruthy();
  });
});

describe("a member's own news", () => {
  const mine = { ...card, id: 'mine', title: 'Mine' };
  const theirs = { ...card, id: 'theirs', title: 'Theirs', creator: 'bob' };
  const DELETE = 'DELETE /api/news/mine/community/3';

  test('alone has a menu, which leads to the editor', async () => {
    await show(() => json({ ...pageOf(1, 2), data: [mine, theirs] }));
    await screen.findByText('Theirs');
    expect(screen.queryByRole('button', { name: 'Options: Theirs' })).toBeNull();

    await press('Options: Mine');
    await press('Edit');

    expect(await screen.findByText('Change of mine')).toBeTruthy();
  });

  test('is gone at once when it is deleted', async () => {
    let isDeleted = false;
    const asked = await show(
      () => (isDeleted ? never() : json({ ...pageOf(1, 2), data: [mine, theirs] })),
      '/news',
      {
        [DELETE]: () => {
          isDeleted = true;
          return json({ id: 'mine' });
        },
      },
    );
    await press('Options: Mine');
    await press('Delete');
    const sure = await question('Are you sure you want to delete?');
    expect(asked.some(({ to }) => to === DELETE)).toBe(false);
    await press('Delete', sure);

    await waitFor(() => expect(screen.queryByText('Mine')).toBeNull());
    expect(screen.getByText('Theirs')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'News' })));
  });

  test('stays when it could not be deleted, which is said', async () => {
    await show(() => json({ ...pageOf(1, 1), data: [mine] }), '/news', { [DELETE]: noConnection });
    await press('Options: Mine');
    await press('Delete');
    const sure = await question();
    await press('Delete', sure);

    expect(await sure.findByText(/There is no connection/)).toBeTruthy();
    await press('Cancel', sure);
    expect(screen.getByText('Mine')).toBeTruthy();
  });

  test('leads one page back when it was the last of its page', async () => {
    await show(
      ({ url }) =>
        url.searchParams.get('pageNumber') === '2'
          ? json({ ...pageOf(2, 1, 9), data: [mine] })
          : json(pageOf(1, 8, 9)),
      '/news?page=2',
      { [DELETE]: () => failure(404, 'news.missing', 'It is gone already.') },
    );
    await press('Options: Mine');
    await press('Delete');
    await confirm('Delete');

    expect(await screen.findByText('News 1.0')).toBeTruthy();
  });
});
