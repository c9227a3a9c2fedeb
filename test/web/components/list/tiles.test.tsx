import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tile } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';

/** jsdom lays nothing out: how wide things are is said here, and changes are told by `resize`. */
let resize: () => void;
let sizes = { clientWidth: 1000, scrollWidth: 1000 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resize = look;
      }
      observe() {}
      disconnect() {}
    },
  );
  for (const name of ['clientWidth', 'scrollWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name]);
});

function show(widths: typeof sizes) {
  sizes = widths;
  return render(
    <MemoryRouter>
      <Tiles title="My courses" icon={null} addTo="/courses" addLabel="Add to My courses" moreTo="/mycourses">
        <Tile
          to="/courses/1"
          cover={{ fallback: '/cover.svg', width: 800, height: 450 }}
          title="Living soil"
          meta="3 of 7 lessons"
          progress={43}
        />
      </Tiles>
    </MemoryRouter>,
  );
}

const list = () => screen.getByRole('list');
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const ends = () => [isOff('Scroll back'), isOff('Scroll on')];
/** What a browser says after it has scrolled. */
const arrived = () => fireEvent.scroll(list());

test('scrolls on and back by 500 px, as far as there is something', () => {
  show({ clientWidth: 1000, scrollWidth: 1800 });
  expect(ends()).toEqual([true, false]);

  fireEvent.click(button('Scroll back'));
  expect(list().scrollLeft).toBe(0);

  fireEvent.click(button('Scroll on'));
  arrived();
  expect([list().scrollLeft, ...ends()]).toEqual([500, false, false]);

  list().scrollLeft = 800;
  arrived();
  expect(ends()).toEqual([false, true]);
  fireEvent.click(button('Scroll on'));
  expect(list().scrollLeft).toBe(800);

  fireEvent.click(button('Scroll back'));
  expect(list().scrollLeft).toBe(300);
});

test('scrolls nowhere while all tiles fit, and notices when they no longer do', () => {
  show({ clientWidth: 1000, scrollWidth: 1000 });
  expect(ends()).toEqual([true, true]);

  sizes = { clientWidth: 700, scrollWidth: 1000 };
  act(() => resize());

  expect(ends()).toEqual([true, false]);
});

test('offers a further tile last, and all of them for a phone', () => {
  show({ clientWidth: 1000, scrollWidth: 1000 });

  const tiles = within(list()).getAllByRole('listitem');
  expect(within(tiles.at(-1) as HTMLElement).getByRole('link', { name: 'Add to My courses' })).toHaveProperty(
    'pathname',
    '/courses',
  );
  expect(screen.getByRole('link', { name: 'My courses' })).toHaveProperty('pathname', '/mycourses');
});

test('says what a tile is, where it leads and how far it is', () => {
  show({ clientWidth: 1000, scrollWidth: 1000 });

  expect(screen.getByRole('link', { name: 'Living soil' })).toHaveProperty('pathname', '/courses/1');
  expect(screen.getByRole('progressbar', { name: 'Living soil' })).toHaveProperty('value', 43);
  expect(screen.getByText('3 of 7 lessons')).toBeTruthy();
});
