import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { box, callsTo, dialog, isClosed, press, question } from '#test/hands.ts';
import { failure, json, noConnection } from '#test/web.tsx';
import { calendarScreens } from './calendar-screens.tsx';

const { show } = calendarScreens();
const GET = 'GET /api/events/feed';
const RENEW = 'POST /api/events/feed';
const TITLE = 'See it in another calendar';
const first = '/feeds/ada.first.ics';
const next = '/feeds/ada.next.ics';
const of = (path?: string) => json({ data: path ? { path } : {} });
const shown = () => box('Address of your calendar').value;

test('who has no address makes one, and copies it', async () => {
  const asked = await show({ [GET]: () => of(), [RENEW]: () => json({ data: { path: first } }, 201) });
  await press('Subscribe');
  const part = await dialog(TITLE);
  await part.findByText('You have no address yet.');
  part.getByText(/Anybody who has the address sees these events/);

  await press('Make an address', part);

  await part.findByLabelText('Address of your calendar');
  expect(shown()).toBe(location.origin + first);
  await screen.findByText('Your calendar has an address.');
  expect(callsTo(asked, RENEW).map(({ body }) => body)).toEqual([
    { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ]);
  userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the address', part);
  expect(writeText).toHaveBeenCalledWith(location.origin + first);
  writeText.mockRestore();
});

test('it is made anew after a question alone; what fails is said, and the address stays', async () => {
  let answer = () => failure(409, 'quota.day', 'Enough for today.');
  const asked = await show({ [GET]: () => of(first), [RENEW]: () => answer() });
  await press('Subscribe');
  const part = await dialog(TITLE);
  await part.findByLabelText('Address of your calendar');
  await press('Make a new address', part);
  let confirm = await question('Make a new address?');
  confirm.getByText(/The present address stops working at once/);
  await press('Cancel', confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsTo(asked, RENEW)).toEqual([]);

  await press('Make a new address', part);
  confirm = await question();
  await press('Make a new address', confirm);
  await confirm.findByRole('alert');
  expect(shown()).toBe(location.origin + first);
  answer = () => json({ data: { path: next } }, 201);
  await press('Make a new address', confirm);

  await waitFor(() => expect(shown()).toBe(location.origin + next));
  await screen.findByText('Your calendar has a new address.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Close', part);
  await isClosed();
});

test('where the answer to a new one is lost, the address is asked for again, and not offered before', async () => {
  let path = first;
  await show({
    [GET]: () => of(path),
    [RENEW]: () => {
      path = next;
      return noConnection();
    },
  });
  await press('Subscribe');
  const part = await dialog(TITLE);
  await part.findByLabelText('Address of your calendar');
  await press('Make a new address', part);

  await press('Make a new address', await question());

  await waitFor(() => expect(shown()).toBe(location.origin + next));
});

test('an address that does not load says so, and is asked for again', async () => {
  let answer = noConnection as () => Response;
  await show({ [GET]: () => answer() });
  await press('Subscribe');
  const part = await dialog(TITLE);
  await part.findByText('Your address did not load');
  answer = () => of(first);

  await press('Try again', part);

  await part.findByLabelText('Address of your calendar');
});
