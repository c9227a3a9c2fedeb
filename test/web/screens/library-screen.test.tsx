import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ResourceCard } from '#contract/resources.ts';
import { dialog, follow, isClosed, press, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  type Asked,
  isAt,
  json,
  noConnection,
  place,
  serve,
  setWidth,
  startSite,
} from '#test/web.tsx';
import { firstPages } from '#web/first-pages.ts';
import { askAsMember } from '#web/lib/api/early.ts';
import { LibraryScreen } from '#web/screens/library/library-screen.tsx';
import { aResource, aVideo, resourcesPage } from '../features/library/a-resource.ts';

const LIST = 'GET /api/resources';

const screens = screenOf(
  {
    '/library': <LibraryScreen view="all" />,
    '/library/collection': <LibraryScreen view="mine" />,
    '/library/collection/users': <LibraryScreen view="users" />,
    '/library/collection/saved': <LibraryScreen view="saved" />,
  },
  '/library',
  { answers: () => ({ 'POST /api/resources/add': noConnection }) },
);
const show = (answer: Answer, path = '/library', made: Answer = () => json(resourcesPage([]))) =>
  screens.show({ [LIST]: answer, [`${LIST}/user`]: made }, path);

const all: readonly ResourceCard[] = [
  aResource('hedges', { title: 'Hedges' }),
  aResource('lime', { title: 'Lime by soil type' }),
  aVideo('scythe', { title: 'A scythe' }),
];

/** What the API answers of these, four to a page. */
function answered({ url: { searchParams } }: Asked, resources = all): Response {
  const [category, search, page] = ['category', 'search', 'pageNumber'].map((name) => searchParams.get(name));
  const found = resources.filter(
    ({ resourceType, title }) =>
      resourceType === category && (!search || title.toLowerCase().startsWith(search.toLowerCase())),
  );
  const from = (Number(page) - 1) * 4;
  return json(resourcesPage(found.slice(from, from + 4), found.length, Number(page)));
}
const many = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    (section === 'videos' ? aVideo : aResource)(`${section}-${index}`, { title: `${section} ${index}` }),
  );

const section = async (name: 'Articles' | 'Videos' | 'Files you made') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
const titles = (of: Awaited<ReturnType<typeof section>>) =>
  of.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const addedOf = (member: string) =>
  (JSON.parse(localStorage.getItem(`added:${member}`) ?? '[]') as ResourceCard[]).map(({ id }) => id);

describe('the sections', () => {
  test('show what is in them, how many there are, and of each what it is and where it leads', async () => {
    const asked = await show((of) => answered(of));
    const articles = await section('Articles');
    const videos = await section('Videos');

    const link = await articles.findByRole('link', { name: 'Hedges' });
    expect(link.getAttribute('href')).toBe('/library/hedges');
    expect(within(link.closest('li') as HTMLElement).getByText('2.4 MB')).toBeTruthy();
    expect(titles(articles)).toEqual(['Hedges', 'Lime by soil type']);
    await waitFor(() => expect(titles(videos)).toEqual(['A scythe']));
    expect([articles.getByText('2'), videos.getByText('1')]).toHaveLength(2);
    expect(asked.filter(({ to }) => to === LIST).map(({ url }) => url.search)).toEqual([
      '?category=articles&pageSize=4&pageNumber=1',
      '?category=videos&pageSize=4&pageNumber=1',
    ]);
  });

  test('load each by itself: four empty places until then', async () => {
    const late = Promise.withResolvers<Response>();
    await show((asked) =>
      asked.url.searchParams.get('category') === 'videos' ? late.promise : answered(asked),
    );
    await (await section('Articles')).findByText('Hedges');
    const videos = await section('Videos');

    expect(videos.getByRole('status').textContent).toBe('Loading...');
    expect(document.querySelectorAll('[aria-hidden] > .resource-list > li')).toHaveLength(4);

    late.resolve(json(resourcesPage([aVideo('v', { title: 'Late' })])));
    expect(await videos.findByText('Late')).toBeTruthy();
  });

  test('fail each by itself, and are tried again', async () => {
    let isUp = false;
    await show((asked) =>
      asked.url.searchParams.get('category') === 'articles' && !isUp ? noConnection() : answered(asked),
    );
    await (await section('Videos')).findByText('A scythe');
    const articles = await section('Articles');
    expect(await articles.findByRole('heading', { level: 3, name: 'Articles did not load' })).toBeTruthy();
    isUp = true;

    await press('Try again', articles);

    expect(await articles.findByText('Hedges')).toBeTruthy();
    // The button that had the focus is gone.
    await waitFor(() =>
      expect(document.activeElement).toBe(articles.getByRole('list', { name: 'Articles' })),
    );
  });

  test('are empty each by itself, and say what to do next', async () => {
    await show((asked) => answered(asked, [aVideo('v', { title: 'Alone' })]));
    const articles = await section('Articles');

    expect(await articles.findByRole('heading', { level: 3, name: 'No articles yet' })).toBeTruthy();
    expect(articles.getByRole('button', { name: 'Add files' })).toBeTruthy();
    expect(titles(await section('Videos'))).toEqual(['Alone']);
  });
});

test('what the entry has sent for early is not asked for again', async () => {
  const asked = serve({ [LIST]: (of) => answered(of) });
  await askAsMember(firstPages['/library'], (key) => localStorage.getItem(key));
  await startSite();
  screens.open();

  expect(await (await section('Articles')).findByText('Hedges')).toBeTruthy();
  await (await section('Videos')).findByText('A scythe');
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(2);
});

describe('pages and search', () => {
  const books = [...many('articles', 9), ...many('videos', 6)];

  test('each section has pages of its own; what was shown stays, dimmed, until the next one is here', async () => {
    let isSlow = false;
    const waiting = Promise.withResolvers<void>();
    await show(async (asked) => {
      if (isSlow) await waiting.promise;
      return answered(asked, books);
    });
    const articles = await section('Articles');
    const videos = await section('Videos');
    await videos.findByText('videos 0');
    await follow('Page 2', within(videos.getByRole('navigation', { name: 'Videos: pages' })));
    expect(await videos.findByText('videos 4')).toBeTruthy();
    isSlow = true;

    await follow('Page 3', within(articles.getByRole('navigation', { name: 'Articles: pages' })));
    expect(place()).toBe('/library?articles=3&videos=2');
    const list = articles.getByText('articles 0').closest('ul');
    expect(list?.getAttribute('aria-busy')).toBe('true');
    waiting.resolve();

    expect(await articles.findByText('articles 8')).toBeTruthy();
    expect(titles(videos)).toEqual(['videos 4', 'videos 5']);
    expect(document.activeElement).toBe(articles.getByRole('list', { name: 'Articles' }));
  });

  test('a search is in both sections and begins both at page 1; clearing it shows all', async () => {
    await show(
      (asked) => answered(asked, [...books, aResource('h', { title: 'Hedges' })]),
      '/library?articles=2&videos=2',
    );
    await (await section('Videos')).findByText('videos 4');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'hedg{Enter}');

    const articles = await section('Articles');
    const videos = await section('Videos');
    await waitFor(() => expect(titles(articles)).toEqual(['Hedges']));
    expect(place()).toBe('/library?search=hedg');
    expect(articles.getByRole('status').textContent).toBe('1 article found');
    expect(await videos.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();

    await follow('Clear the search', videos);
    await waitFor(() => expect(titles(videos)).toHaveLength(4));
    expect(place()).toBe('/library');
  });

  test('a page that is not there leads to the first one, and leaves the other section', async () => {
    await show((asked) => answered(asked, books), '/library?articles=7&videos=2');
    const articles = await section('Articles');

    expect(await articles.findByText('There is no such page')).toBeTruthy();
    await follow('Go to the first page', articles);

    expect(await articles.findByText('articles 0')).toBeTruthy();
    expect(place()).toBe('/library?videos=2');
  });
});

describe('the views', () => {
  const texts = ['All files', 'My library & collections', 'Users collection', 'Saved collection'];

  test('stand side by side where there is room, the current one marked', async () => {
    await show((asked) => answered(asked), '/library/collection');
    const nav = within(screen.getByRole('navigation', { name: 'Library' }));

    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(texts);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('My library & collections');
  });

  test('are on a phone behind a button with the name of the current one', async () => {
    setWidth(360);
    await show((asked) => answered(asked));

    await press('All files');
    await follow('Users collection');

    expect(place()).toBe('/library/collection/users');
    expect(screen.getByRole('button', { name: 'Users collection' })).toBeTruthy();
  });

  test('what is added says so at once and stands in My library without a request; taken out, it can be put back', async () => {
    const asked = await show((of) => answered(of));
    await (await section('Videos')).findByText('A scythe');
    await press('Add to My library: A scythe');
    expect(screen.getByRole('button', { name: 'Added to My library: A scythe' }).textContent).toBe('Added');
    expect(addedOf('ada')).toEqual(['scythe']);
    expect(screen.getByText('“A scythe” is in My library, on this device only.')).toBeTruthy();

    await follow('My library & collections');
    const videos = await section('Videos');
    expect(titles(videos)).toEqual(['A scythe']);
    expect(videos.getByRole('link', { name: 'A scythe' }).getAttribute('href')).toBe('/library/scythe');
    expect(videos.getByText('Kept on this device only')).toBeTruthy();
    expect((await section('Articles')).getByText('No articles added yet')).toBeTruthy();
    expect((await section('Articles')).queryByText('Kept on this device only')).toBeNull();
    await screen.findByText('You have made no files yet');
    const before = asked.length;
    expect(screen.getByRole('heading', { level: 2, name: 'My Collections' })).toBeTruthy();
    expect(screen.getByText('These collections are examples.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My library (files)' }).getAttribute('href')).toBe('/mylibrary');

    await press('Added to My library: A scythe');
    expect(videos.getByText('No videos added yet')).toBeTruthy();
    // The button that was pressed is gone with its list: readers go on at what stands there now.
    expect(document.activeElement?.textContent).toContain('No videos added yet');
    expect(document.activeElement).not.toBe(document.body);
    expect(addedOf('ada')).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);

    expect(titles(videos)).toEqual(['A scythe']);
    expect(asked).toHaveLength(before);

    // A second tap, on its way out, takes nothing away.
    fireEvent.click(undo);
    expect(addedOf('ada')).toEqual(['scythe']);
  });

  test('My library has what the member made, in pages of its own, and a search in it asks for it alone', async () => {
    const made = many('articles', 5);
    const asked = await show(
      (of) => answered(of),
      '/library/collection',
      (of) => {
        const { searchParams } = of.url;
        if (searchParams.get('search')) return json(resourcesPage(made.slice(3, 4)));
        return json(
          searchParams.get('pageNumber') === '2'
            ? resourcesPage(made.slice(4), 5, 2)
            : resourcesPage(made.slice(0, 4), 5),
        );
      },
    );
    const own = await section('Files you made');
    await own.findByText('articles 0');
    expect(titles(own)).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'My Collections',
      'Files you made',
      'Articles',
      'Videos',
    ]);

    await follow('Page 2', own);
    await waitFor(() => expect(titles(own)).toEqual(['articles 4']));
    expect(place()).toBe('/library/collection?made=2');
    await userEvent.type(screen.getByRole('searchbox'), 'articles 3{Enter}');

    await waitFor(() => expect(titles(own)).toEqual(['articles 3']));
    expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
  });

  test('My library is searched and paged on the device', async () => {
    localStorage.setItem(
      'added:ada',
      JSON.stringify([...many('articles', 5), aResource('h', { title: 'Späte Hecken' })]),
    );
    const asked = await show((of) => answered(of), '/library/collection');
    const articles = await section('Articles');
    expect(titles(articles)).toHaveLength(4);
    await follow('Page 2', articles);
    expect(titles(articles)).toEqual(['articles 4', 'Späte Hecken']);

    await userEvent.type(screen.getByRole('searchbox'), 'hecken spat{Enter}');

    await waitFor(() => expect(titles(articles)).toEqual(['Späte Hecken']));
    expect(place()).toBe('/library/collection?search=hecken+spat');
    expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
  });

  test('a resource that was changed is shown in My library as it is now', async () => {
    localStorage.setItem('added:ada', JSON.stringify([aResource('hedges', { title: 'Hedgs' })]));
    await show((asked) => answered(asked, [aResource('hedges', { title: 'Hedges', version: 2 })]));
    await (await section('Articles')).findByText('Hedges');

    await follow('My library & collections');

    expect(titles(await section('Articles'))).toEqual(['Hedges']);
  });

  test.each(['/library/collection/users', '/library/collection/saved'])(
    '%s shows examples, says so, and what is tried with them is not kept',
    async (path) => {
      const asked = await show((of) => answered(of), path);
      const articles = await section('Articles');

      expect(screen.getByText('This is an example.')).toBeTruthy();
      const [first = ''] = titles(articles);
      expect(articles.queryByRole('link', { name: first ?? '' })).toBeNull();
      await press(`Add to My library: ${first}`);

      expect(screen.getByRole('button', { name: `Added to My library: ${first}` })).toBeTruthy();
      expect(addedOf('ada')).toEqual([]);
      expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
    },
  );

  test('examples are searched as everything is', async () => {
    await show((asked) => answered(asked), '/library/collection/users');
    const videos = await section('Videos');
    expect(titles(videos).length).toBeGreaterThan(1);

    await userEvent.type(screen.getByRole('searchbox'), 'nosuchword{Enter}');

    expect(await videos.findByText('Nothing found')).toBeTruthy();
  });
});

test('over 1000 px the button of the collections has its word, below its icon alone', async () => {
  await show((asked) => answered(asked));
  await (await section('Articles')).findByText('Hedges');
  const button = () => screen.getByRole('button', { name: 'Collections: Hedges' });
  expect(button().textContent).toBe('Collections');

  setWidth(1000);

  expect(button().textContent).toBe('');
});

describe('one adds files', () => {
  test('by the button and by the address; closing it leaves the list as it was', async () => {
    await show((asked) => answered(asked, [...many('articles', 9), ...all]), '/library?articles=2');
    await (await section('Articles')).findByText('articles 4');
    await press('Add files');
    expect(place()).toBe('/library?articles=2&add=');
    await screen.findByRole('dialog', { name: 'Add files' });

    await press('Close');

    await isClosed();
    expect(place()).toBe('/library?articles=2');
  });

  test('from elsewhere by the address, which a closed dialog takes away', async () => {
    await show((asked) => answered(asked), '/library?add');
    await screen.findByRole('dialog', { name: 'Add files' });

    await press('Close');

    await isAt('/library');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what has not arrived stands first in its section with its state, and leads to why', async () => {
    await show((asked) => answered(asked), '/library?add');
    const form = await dialog('Add files');
    await userEvent.click(form.getByRole('radio', { name: 'Videos' }));
    await type('Title', 'A calf that will not drink', form);
    await type('Description', 'What we try first.', form);
    await press('Add', form);
    // There is no connection, and the form says so.
    await userEvent.click((await form.findAllByRole('button', { name: 'Close' }))[0] as HTMLElement);

    const videos = await section('Videos');
    expect(await videos.findByText('On this phone')).toBeTruthy();
    expect(titles(videos)).toEqual(['A calf that will not drink', 'A scythe']);
    const link = videos.getByRole('link', { name: 'A calf that will not drink' });
    expect(link.getAttribute('href')).toBe('/unsent');
    expect(titles(await section('Articles'))).toEqual(['Hedges', 'Lime by soil type']);
  });
});

test('only whoever added a file has a menu for it', async () => {
  await show((asked) => answered(asked, [...all, aResource('own', { title: 'My own', creator: 'ada' })]));
  await (await section('Articles')).findByText('My own');

  await press('Options: My own');

  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Options: Hedges' })).toBeNull();
});
