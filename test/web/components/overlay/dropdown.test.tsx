import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderAt } from '#test/web.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';

const button = () => screen.getByRole('button', { name: 'Messages' });
const isOpen = () => screen.queryByText('Nobody wrote') !== null;

function Asking() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {isAsked && (
        <Dialog title="Really?" onClose={() => setAsked(false)}>
          <input aria-label="Why" />
        </Dialog>
      )}
    </>
  );
}

async function open() {
  renderAt(
    '/here',
    <>
      <Dropdown label="Messages" face="3">
        {(close) => (
          <>
            <p>Nobody wrote</p>
            <Link to="/there">All of them</Link>
            <button type="button" onClick={close}>
              Enough
            </button>
            <Asking />
          </>
        )}
      </Dropdown>
      <p>The page</p>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(button());
}

test('shows its panel, hides it again, and says which', async () => {
  await open();
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'Nobody wrote',
  );

  await userEvent.click(button());

  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

test('closes on Escape, and gives the focus back', async () => {
  await open();
  await userEvent.tab();

  await userEvent.keyboard('{Escape}');

  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

test('closes when it is left by the keyboard, and keeps the focus where it went', async () => {
  await open();

  for (const _ of ['All of them', 'Enough', 'Ask']) await userEvent.tab();
  expect(isOpen()).toBe(true);
  await userEvent.tab();

  expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'Elsewhere']);
});

test('closes at a press beside it, not at one inside', async () => {
  await open();

  await userEvent.click(screen.getByText('Nobody wrote'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('The page'));

  expect(isOpen()).toBe(false);
});

test.each(['All of them', 'Enough'])('closes by what is in it: %s', async (name) => {
  await open();

  await userEvent.click(screen.getByText(name));

  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

test('stays under a dialog of its own content, whatever happens there, and gets the focus back', async () => {
  await open();
  await userEvent.click(screen.getByText('Ask'));

  await userEvent.type(await screen.findByLabelText('Why'), 'Because');
  await userEvent.click(screen.getByText('Really?'));
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect([isOpen(), document.activeElement?.textContent]).toEqual([true, 'Ask']));
});
