import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_SEARCH } from '#contract/fields/limits.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** A list whose search stands in the address, which changes only when the test says so. */
function show(value = '') {
  const onSearch = vi.fn();
  const box = (text: string) => <SearchBox label="Search members" value={text} onSearch={onSearch} />;
  const { rerender, unmount } = render(box(value));
  return { onSearch, arrive: (text: string) => rerender(box(text)), unmount };
}

test('searches once, 300 ms after the last key', () => {
  const { onSearch } = show();

  type('b');
  pass(299);
  type('ba');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();

  pass(1);
  expect(onSearch.mock.calls).toEqual([['ba']]);
});

test('searches at once after Enter, and not a second time after the pause', () => {
  const { onSearch } = show();

  type(' barley ');
  fireEvent.submit(screen.getByRole('search'));
  expect(onSearch.mock.calls).toEqual([['barley']]);

  pass(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('does not search again for the same words', () => {
  const { onSearch } = show('barley');

  type('barley ');
  pass(300);

  expect(onSearch).not.toHaveBeenCalled();
});

test('takes no more than is searched for', () => {
  show();

  expect(field().maxLength).toBe(LONGEST_SEARCH);
});

test('is emptied by its button, which gives the focus back to the field', () => {
  const { onSearch } = show('barley');

  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps what is typed while the results of earlier words arrive', () => {
  const { arrive } = show();
  type('bar');
  pass(300);
  type('barle');
  pass(300);
  type('barley');

  arrive('bar');
  expect(field().value).toBe('barley');
  arrive('barle');
  expect(field().value).toBe('barley');
});

test('follows the address when the words come from elsewhere, and forgets what was about to be searched', () => {
  const { onSearch, arrive } = show('barley');
  type('rye');

  arrive('oats');
  pass(1000);

  expect(field().value).toBe('oats');
  expect(onSearch).not.toHaveBeenCalled();
});

test('searches for nothing once it is gone', () => {
  const { onSearch, unmount } = show();
  type('barley');

  unmount();
  pass(1000);

  expect(onSearch).not.toHaveBeenCalled();
});
