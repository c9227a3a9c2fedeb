import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { callsTo } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, json, noConnection } from '#test/web.tsx';
import { noteLine } from '#web/lib/api/line.ts';
import { Naming } from '#web/parts/naming/naming.tsx';

const SEARCH = 'GET /api/communities-users/community/3';
const sent = vi.fn();

function Form() {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form>
      <textarea
        ref={field}
        aria-label="Text"
        maxLength={60}
        value={text}
        onKeyDown={({ key }) => key === 'Enter' && sent()}
        onChange={({ target }) => setText(target.value)}
      />
      <Naming field={field} text={text} onText={setText} />
    </form>
  );
}

const member = (userId: string, username?: string, firstName?: string, lastName?: string) => ({
  id: `${userId}-row`,
  userId,
  user: { username, firstName, lastName },
});
const people = [
  member('ada', 'ada'),
  member('1', 'adamo', 'Adam', 'Osei'),
  member('2', 'okello', 'Ádina', 'Okello'),
  member('3', undefined, 'Adrian'),
  member('4', 'wheat', 'Joe'),
];
const answer: Answer = () =>
  json({ data: people, page: 1, pageSize: 12, pages: 1, totalPages: 1, totalItems: people.length });

const { show } = screenOf({ '/form': <Form /> }, '/form', { answers: () => ({ [SEARCH]: answer }) });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const areShown = () => waitFor(() => expect(names()).not.toEqual([]));
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('suggests members by user name and name, and not oneself nor whom no text can name', async () => {
  const asked = await show();

  await userEvent.type(field(), 'Ask @ad');
  await areShown();

  expect(names()).toEqual(['Adam Osei @adamo', 'Ádina Okello @okello']);
  const [search] = callsTo(asked, SEARCH);
  expect(search?.url.searchParams.get('search')).toBe('ad');
  await screen.findByText('2 members. Choose with the arrow keys and Enter.');
});

test('the keyboard chooses, and the field says which is active; Enter is the list’s while it is there', async () => {
  await show();
  await userEvent.type(field(), 'Ask @ad');
  await areShown();
  const isActive = (name: string) => waitFor(() => expect(active()).toBe(name));
  await isActive('Adam Osei @adamo');

  await userEvent.keyboard('{ArrowDown}');
  await isActive('Ádina Okello @okello');
  await userEvent.keyboard('{ArrowDown}');
  await isActive('Adam Osei @adamo');
  await userEvent.keyboard('{ArrowUp}');
  await isActive('Ádina Okello @okello');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(field().value).toBe('Ask @okello '));
  expect(sent).not.toHaveBeenCalled();
  expect([names(), field().hasAttribute('aria-activedescendant'), field().selectionStart]).toEqual([
    [],
    false,
    12,
  ]);
  await userEvent.keyboard('today{Enter}');
  expect([field().value.trim(), sent.mock.calls.length]).toEqual(['Ask @okello today', 1]);
});

test('a tap chooses, in the middle of a text too, and the field keeps the focus', async () => {
  await show();
  await userEvent.type(field(), 'Ask  soon');
  fireEvent.select(field(), { target: { selectionStart: 4, selectionEnd: 4 } });
  await userEvent.type(field(), '@adam', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  await areShown();

  await userEvent.click(screen.getByText('Adam Osei'));

  await waitFor(() => expect(field().value).toBe('Ask @adamo soon'));
  expect([document.activeElement, field().selectionStart]).toEqual([field(), 11]);
});

test('the cursor that leaves the name ends it, and comes back to it', async () => {
  await show();
  await userEvent.type(field(), 'Ask @adam');
  await areShown();

  await userEvent.keyboard('{ArrowLeft>6/}');
  await waitFor(() => expect(names()).toEqual([]));

  await userEvent.keyboard('{End}');
  await areShown();
});

test('Escape puts it aside until the next letter, and whoever else hears Escape does not', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard, true);
  await show();
  await userEvent.type(field(), '@ad');
  await areShown();
  heard.mockClear();

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(names()).toEqual([]));
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard, true);
  expect(field().value).toBe('@ad');
  await userEvent.keyboard('a');
  await waitFor(() => expect(names()).toEqual(['Adam Osei @adamo']));
});

test.each([
  ['one letter', 'Ask @a'],
  ['an e-mail address', 'Write to ada@ad'],
  ['a name that is over', 'Ask @ad '],
])('asks nobody for %s', async (_, text) => {
  const asked = await show();

  await userEvent.type(field(), text);
  await userEvent.type(field(), ' and then @ad');
  await areShown();

  expect(callsTo(asked, SEARCH)).toHaveLength(1);
});

test('without a connection nobody is asked, and a failed answer leaves what is typed as it is', async () => {
  const asked = await show({ [SEARCH]: noConnection });
  await userEvent.type(field(), '@ad');
  await waitFor(() => expect(callsTo(asked, SEARCH)).toHaveLength(1));
  vi.useFakeTimers();

  // The line was lost by then.
  fireEvent.change(field(), { target: { value: '@adam' } });
  await act(() => vi.advanceTimersByTimeAsync(5000));

  expect([callsTo(asked, SEARCH).length, names(), field().value]).toEqual([1, [], '@adam']);
  noteLine(false);
});

test('a name that would make the text too long is not put in', async () => {
  await show();
  await userEvent.type(field(), `${'x'.repeat(54)} @ad`);
  await areShown();

  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(names()).toEqual([]));
  expect(field().value).toBe(`${'x'.repeat(54)} @ad`);
});

test('says that more than ten names are not all notified, for as long as there are so many', async () => {
  await show();
  const ten = Array.from({ length: 10 }, (_, index) => `@m${index}`).join(' ');
  const isSaid = (is: boolean) =>
    waitFor(() =>
      expect(screen.queryByText(/^The first 10 whom you name are notified, and no more/) !== null).toBe(is),
    );
  await userEvent.type(field(), `${ten} @m10`);
  await isSaid(true);

  await userEvent.type(field(), '{Backspace}');
  await isSaid(false);
  await userEvent.type(field(), ' @M0');
  await isSaid(false);
});
