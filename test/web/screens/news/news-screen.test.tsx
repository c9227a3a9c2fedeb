import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useParams } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { confirm, follow, press, question, type } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  type Answers,
  clearSite,
  currentAddress,
  failure,
  isAt,
  json,
  never,
  noConnection,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { dropDraft, keepDraft, readAllUnfinished, readDraft } from '#web/features/news/writing/drafts.ts';
import { keepDeviceDraft } from '#web/lib/device/device-draft.ts';
import { addBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { newDraft, newText } from '#web/parts/editor/draft/new-draft.ts';
import { drop, put, stop } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { NewsScreen } from '#web/screens/news/news-screen.tsx';
import { card, pageOf } from '../../features/news/a-news.ts';

const LIST = 'GET /api/news/community/3';

function Written() {
  return <p>Editor of {JSON.stringify(useLocation().state)}</p>;
}

function Changed() {
  return <p>Change of {useParams()['id']}</p>;
}

const screens = screenOf(
  { '/news': <NewsScreen />, '/news/add': <Written />, '/news/edit/:id': <Changed /> },
  '/news',
  { hasToasts: false },
);
const show = (list: Answer, path = '/news', more: Answers = {}) =>
  screens.show({ [LIST]: list, ...more }, path);

const written = (title: string) =>
  addBlock(newDraft(title, 'Nature'), { ...newText(), description: 'White grass.' });

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

describe('the topics', () => {
  const topicOf = (url: URL) => url.searchParams.get('category');
  const both = ({ url }: { url: URL }) =>
    topicOf(url) === 'Nature'
      ? json({ ...pageOf(Number(url.searchParams.get('pageNumber')), 8, 20) })
      : json({ ...pageOf(1, 1), data: [{ ...card, title: 'Of any kind' }] });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('lead to their news, whose heading says so, and back to all', async () => {
    const asked = await show(both);
    await screen.findByText('Of any kind');

    await follow('Nature');

    expect(await screen.findByText('News 1.0')).toBeTruthy();
    expect([heading(), topicOf(asked.at(-1)?.url as URL)]).toEqual(['Nature', 'Nature']);
    expect(currentAddress()).toBe('/news?category=Nature');
    expect(screen.getByText('Nature: 20 news')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nature' }).getAttribute('aria-current')).toBe('page');
    await follow('All news');
    expect(await screen.findByText('Of any kind')).toBeTruthy();
    expect(heading()).toBe('News');
    expect(screen.queryByRole('link', { name: 'All news' })).toBeNull();
  });

  test('are kept from page to page, and in any case of letters', async () => {
    const asked = await show(both, '/news?category=nature');

    await follow('Next');

    expect(await screen.findByText('News 2.0')).toBeTruthy();
    expect([heading(), topicOf(asked.at(-1)?.url as URL)]).toEqual(['Nature', 'Nature']);
    expect(currentAddress()).toBe('/news?category=Nature&page=2');
  });

  test('end where something is searched for, which is among all news', async () => {
    await show(both, '/news?category=Nature', {
      'GET /api/news/community/3/search': () => json({ ...pageOf(1, 1), data: [card] }),
    });
    await screen.findByText('News 1.0');

    await userEvent.type(screen.getByRole('searchbox'), 'rape{Enter}');

    await isAt('/news?search=rape');
    expect(heading()).toBe('News');
  });

  test('say when there is nothing about one yet, and what to do', async () => {
    await show(() => json(pageOf(1, 0)), '/news?category=Farming');

    expect(await screen.findByText('Nothing about Farming yet')).toBeTruthy();
    await press('Write the first');
    expect(await screen.findByRole('dialog', { name: 'Add news' })).toBeTruthy();
  });

  test('that are none lead to all news', async () => {
    await show(
      () => failure(400, 'category.unknown', 'There is no such category.'),
      '/news?category=Astrology',
    );

    expect(await screen.findByText('There is no such topic')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All news' }).at(-1)?.getAttribute('href')).toBe('/news');
  });

  describe('come from the API', () => {
    const CATEGORIES = 'GET /api/courses/categories';
    const names = () =>
      within(screen.getByRole('navigation', { name: 'Topics' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const soil = () => json({ results: [{ id: '7', name: 'Soil' }] });

    test('whatever they are called, in the dialog too', async () => {
      await show(both, '/news', { [CATEGORIES]: soil });

      await waitFor(() => expect(names()).toEqual(['Soil']));
      await press('Add news');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Select a category',
        'Soil',
      ]);
    });

    test('while these are on their way, five places are kept for them', async () => {
      await show(both, '/news', { [CATEGORIES]: never });
      await screen.findByText('Of any kind');

      const nav = screen.getByRole('navigation', { name: 'Topics' });
      expect(nav.querySelectorAll('[aria-hidden=true] .topic-mark')).toHaveLength(5);
      expect(names()).toEqual([]);
    });

    test('and stay, without a connection, as this device saw them last', async () => {
      await show(both, '/news', { [CATEGORIES]: soil });
      await waitFor(() => expect(names()).toEqual(['Soil']));
      const kept = localStorage.getItem('lastCategories') ?? '';
      await clearSite();

      localStorage.setItem('lastCategories', kept);
      storeSession();
      const asked = await show(both, '/news', { [CATEGORIES]: noConnection });

      expect(names()).toEqual(['Soil']);
      await waitFor(() => expect(asked.some(({ to }) => to === CATEGORIES)).toBe(true));
      await screen.findByText('Of any kind');
      expect(names()).toEqual(['Soil']);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('and when they do not load, that is said, with another try', async () => {
      let isGood = false;
      await show(both, '/news', { [CATEGORIES]: () => (isGood ? soil() : noConnection()) });

      const failed = within(await screen.findByRole('alert'));
      failed.getByText('The topics did not load.');
      isGood = true;
      await press('Try again', failed);

      await waitFor(() => expect(names()).toEqual(['Soil']));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('nonsense that is kept on the device is not shown', async () => {
      localStorage.setItem('lastCategories', '{"results":[{}');
      await show(both);

      await waitFor(() => expect(names()).toHaveLength(5));
    });
  });

  test('are behind a button below 650 px', async () => {
    setWidth(649);
    await show(() => json(pageOf(1, 1)));

    await press('Topics');

    const panel = within(await screen.findByRole('dialog', { name: 'Topics' }));
    expect(panel.getByText('Cars industry')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'See all topics' }).getAttribute('href')).toBe('/news/topics');
    expect(panel.getByRole('link', { name: 'All communities' }).getAttribute('href')).toBe(
      '/community-switching',
    );
  });

  test('have no button from there on', async () => {
    setWidth(650);
    await show(() => json(pageOf(1, 1)));
    await screen.findByText('News 1.0');

    expect(screen.queryByRole('button', { name: 'Topics' })).toBeNull();
  });
});

describe('the title dialog', () => {
  const open = async (answers: Answers = {}) => {
    await show(() => json(pageOf(1, 1)), '/news', answers);
    await press('Add news');
    return within(await screen.findByRole('dialog'));
  };

  test('asks for a title and a category', async () => {
    const dialog = await open();

    await press('Continue', dialog);

    expect(await dialog.findByText('You must enter news title')).toBeTruthy();
    expect(dialog.getByText('Please select a category')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
  });

  test('says when the categories did not load, and tries again', async () => {
    let isGood = false;
    const dialog = await open({
      'GET /api/courses/categories': () =>
        isGood ? json({ results: [{ id: '7', name: 'Soil' }] }) : noConnection(),
    });
    await dialog.findByText('The categories did not load.');

    isGood = true;
    await press('Try again', dialog);

    expect(await dialog.findByRole('option', { name: 'Soil' })).toBeTruthy();
  });

  test('hands both on to the editor and keeps them on the device', async () => {
    const dialog = await open();

    await type('Title', 'Frost', dialog);
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Nature');
    await press('Continue', dialog);

    await screen.findByText(/^Editor of \{"title":"Frost","category":"Nature","draft":"[\w-]+"\}$/);
    expect(readDraft('ada')).toMatchObject({ title: 'Frost', category: 'Nature', blocks: [] });
  });

  test('keeps what is typed in it, also when it is left before the end', async () => {
    const dialog = await open();
    await type('Title', 'Frost', dialog);
    await userEvent.keyboard('{Escape}');

    await press('Add news');

    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Title')).toHaveProperty('value', 'Frost');
  });

  test('offers what is unfinished first', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();

    await press('Continue writing', dialog);

    expect(await screen.findByText(/^Editor of .*Frost/)).toBeTruthy();
    expect(readDraft('ada')?.blocks).toHaveLength(1);
  });

  test('drops what is unfinished when asked to', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();

    await press('Drop it, start anew', dialog);

    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveProperty('value', '');
    expect(readDraft('ada')).toBeUndefined();
  });

  test('leaves what another tab has written meanwhile, and goes on beside it', async () => {
    const dialog = await open();
    const other = written('Frost');
    keepDraft('ada', other);

    await type('Title', 'Ra', dialog);
    expect(readDraft('ada')).toEqual(other);
    dropDraft('ada', other);
    await type('Title', 'in', dialog);
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Nature');
    await press('Continue', dialog);

    const editor = await screen.findByText(/^Editor of /);
    const [begun, ...more] = readAllUnfinished('ada');
    expect(begun).toMatchObject({ title: 'Rain', category: 'Nature' });
    expect(editor.textContent).toContain(begun?.id);
    expect(more).toEqual([]);
  });

  test('brings a dropped one back beside what another tab has written meanwhile', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();
    await press('Drop it, start anew', dialog);
    const other = written('Rain');
    keepDraft('ada', other);

    await press('Bring it back');

    expect(readDraft('ada')).toEqual(other);
    expect(readAllUnfinished('ada').map(({ title }) => title)).toEqual(['Rain', 'Frost']);
    await screen.findByRole('link', { name: /Frost/ });
  });

  test('offers a dropped one again beside the last that is left', async () => {
    const rain = { ...written('Rain'), isDetached: true };
    keepDraft('ada', written('Frost'));
    keepDraft('ada', rain);
    const dialog = await open();

    await press('Drop it: Frost', dialog);
    await screen.findByRole('button', { name: 'Continue writing' });
    await press('Bring it back');

    await screen.findByRole('link', { name: /Frost/ });
    expect(readAllUnfinished('ada').map(({ title }) => title)).toEqual(['Frost', 'Rain']);
  });

  test('closes on Escape and gives the focus back', async () => {
    await open();

    await userEvent.keyboard('{Escape}');

    const button = await screen.findByRole('button', { name: 'Add news' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
