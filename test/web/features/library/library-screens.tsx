import { screen, within } from '@testing-library/react';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, type Asked, json, noConnection } from '#test/web.tsx';
import { LibraryScreen } from '#web/screens/library/library-screen.tsx';
import { collectionsAsked } from '../../parts/collections/a-collection.ts';
import { aResource, aVideo, resourcesPage } from './a-resource.ts';

export const LIST = 'GET /api/resources';

export const all: readonly ResourceCard[] = [
  aResource('hedges', { title: 'Hedges' }),
  aResource('lime', { title: 'Lime by soil type' }),
  aVideo('scythe', { title: 'A scythe' }),
];

/** What the API answers of these, four to a page. */
export function answered({ url: { searchParams } }: Asked, resources = all): Response {
  const [category, search, page] = ['category', 'search', 'pageNumber'].map((name) => searchParams.get(name));
  const found = resources.filter(
    ({ resourceType, title }) =>
      (!category || resourceType === category) &&
      (!search || title.toLowerCase().startsWith(search.toLowerCase())),
  );
  const from = (Number(page) - 1) * 4;
  return json(resourcesPage(found.slice(from, from + 4), found.length, Number(page)));
}

/** The screens of the library, for a file of tests; it holds `all` where a test says nothing else. */
export function libraryScreens() {
  const { open, show } = screenOf(
    {
      '/library': <LibraryScreen view="all" />,
      '/library/collection': <LibraryScreen view="mine" />,
      '/library/collection/users': <LibraryScreen view="users" />,
      '/library/collection/saved': <LibraryScreen view="saved" />,
    },
    '/library',
    { answers: () => ({ 'POST /api/resources/add': noConnection }) },
  );
  return {
    open,
    show: (path?: string, answer: Answer = (asked) => answered(asked), made: readonly ResourceCard[] = []) =>
      show(
        {
          [LIST]: answer,
          [`${LIST}/user`]: (asked) => answered(asked, made),
          'GET /api/collections': collectionsAsked,
        },
        path,
      ),
  };
}

export const many = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    (section === 'videos' ? aVideo : aResource)(`${section}-${index}`, { title: `${section} ${index}` }),
  );

export const section = async (name: 'Articles' | 'Videos' | 'Files you made') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
export const titles = (of: Awaited<ReturnType<typeof section>>) =>
  of.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
