import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, press } from '#test/hands.ts';
import { renderAt, setWidth } from '#test/web.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';

const views = [
  { to: '/library', text: 'All files' },
  { to: '/library/collection', text: 'My library & collections' },
  { to: '/library/collection/saved', text: 'Saved collection' },
];
const show = (count: number) =>
  renderAt('/library', <LinkTabs label="Library" tabs={views.slice(0, count)} />);
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test.each([
  [1280, 3],
  [600, 3],
  [360, 2],
])('are side by side at %i px where there are %i', (width, count) => {
  setWidth(width);
  show(count);

  expect(links()).toEqual(views.slice(0, count).map(({ text }) => text));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All files');
});

test('are behind a button with the name of the current one where there are more on a phone', async () => {
  setWidth(599);
  show(3);
  expect(links()).toEqual([]);

  await press('All files');
  expect(links()).toEqual(views.map(({ text }) => text));
  await follow('Saved collection');

  expect(links()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Saved collection' })).toBeTruthy();
});

test('one whose address asks for something is the current one too', () => {
  setWidth(1280);
  renderAt(
    '/library?page=2',
    <LinkTabs label="Library" tabs={[{ to: '/library?page=2', text: 'All files' }]} />,
  );

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All files');
});
