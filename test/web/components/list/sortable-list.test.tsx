import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import '#test/web.tsx';
import { Grip, MoveButton, SortableList } from '#web/components/list/sortable-list.tsx';
import { withMoved } from '#web/components/list/sorting.ts';

const words = {
  held: (id: string, place: number, count: number) => `${id} is held, ${place} of ${count}.`,
  moved: (id: string, place: number, count: number) => `${id} is ${place} of ${count} now.`,
  putBack: (id: string, place: number, count: number) => `${id} stays ${place} of ${count}.`,
};

function show() {
  const onMove = vi.fn();
  function Rows() {
    const [items, setItems] = useState([{ id: 'ash' }, { id: 'beech' }, { id: 'cedar' }] as readonly {
      id: string;
    }[]);
    return (
      <SortableList
        items={items}
        words={words}
        onMove={(id, to) => {
          onMove(id, to);
          setItems(withMoved(items, id, to));
        }}
        className="rows"
        row={(_, index) => ({ className: 'row', id: `row-${index + 1}` })}
      >
        {({ id }, index) => (
          <>
            <Grip id={id} label={`Move: ${id}`} />
            <h2>{id}</h2>
            <MoveButton id={id} by={-1} label={`Move up: ${id}`} isOff={index === 0} />
            <MoveButton id={id} by={1} label={`Move down: ${id}`} isOff={index === items.length - 1} />
          </>
        )}
      </SortableList>
    );
  }
  render(<Rows />);
  return onMove;
}

const order = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;
const grip = (id: string) => screen.getByRole('button', { name: `Move: ${id}` });

test('Space holds a row, arrows move it, Space puts it down: each is said, and the focus stays', async () => {
  const onMove = show();
  grip('ash').focus();

  await userEvent.keyboard(' ');
  expect(said()).toBe('ash is held, 1 of 3.');
  expect(grip('ash').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  expect(said()).toBe('ash is held, 2 of 3.');
  expect(order()).toEqual(['beech', 'ash', 'cedar']);
  expect(document.activeElement).toBe(grip('ash'));
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');

  expect(onMove.mock.calls).toEqual([['ash', 1]]);
  expect(said()).toBe('ash is 2 of 3 now.');
  expect(order()).toEqual(['beech', 'ash', 'cedar']);
  expect(grip('ash').getAttribute('aria-pressed')).toBe('false');
});

test('Esc puts it back, and nobody hears of a move', async () => {
  const onMove = show();
  grip('cedar').focus();

  await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}');
  expect(order()).toEqual(['cedar', 'ash', 'beech']);
  await userEvent.keyboard('{Escape}');

  expect(order()).toEqual(['ash', 'beech', 'cedar']);
  expect(said()).toBe('cedar stays 3 of 3.');
  expect(onMove).not.toHaveBeenCalled();
});

test('whoever goes on to something else has put it down', async () => {
  const onMove = show();
  grip('ash').focus();

  await userEvent.keyboard('{Enter}{ArrowDown}{Tab}');

  expect(onMove.mock.calls).toEqual([['ash', 1]]);
  expect(order()).toEqual(['beech', 'ash', 'cedar']);
});

test('arrows move nothing that is not held, and a press with the mouse holds nothing', async () => {
  const onMove = show();
  await userEvent.click(grip('ash'));

  await userEvent.keyboard('{ArrowDown}');

  expect(order()).toEqual(['ash', 'beech', 'cedar']);
  expect(said()).toBe('');
  expect(onMove).not.toHaveBeenCalled();
});

test('the buttons move by one, keep the focus, and do nothing at the ends', async () => {
  const onMove = show();
  const down = screen.getByRole('button', { name: 'Move down: beech' });

  await userEvent.click(down);
  expect(order()).toEqual(['ash', 'cedar', 'beech']);
  expect(said()).toBe('beech is 3 of 3 now.');
  expect(document.activeElement).toBe(down);
  await userEvent.click(down);

  expect(onMove.mock.calls).toEqual([['beech', 2]]);
});
