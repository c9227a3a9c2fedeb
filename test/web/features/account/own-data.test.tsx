import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { json } from '#test/web.tsx';
import { OwnData } from '#web/features/account/own-data.tsx';

const screens = screenOf({ '/myProfile': <OwnData /> }, '/myProfile', { hasToasts: false });
const LOOK = 'GET /api/users/export';
const ASK = 'POST /api/users/export';
const ready = { state: 'ready', until: '2031-05-13T00:00:00.000Z', size: 12_345_678 };

const says = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role="status"]')).not.toBeNull();

test('a member asks for what is theirs, and sees it being made and then ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  let state: object = { state: 'none' };
  const asked: string[] = [];
  await screens.show({
    [LOOK]: () => json({ data: state }),
    [ASK]: () => {
      asked.push('once');
      state = { state: 'making' };
      return json({ data: state }, 202);
    },
  });

  await press('Download all that is yours');
  await says('Your download is being made. You can go on meanwhile: it will be here.');
  expect(screen.queryByRole('button')).toBeNull();
  state = ready;
  await vi.advanceTimersByTimeAsync(3000);

  await says('Your download is ready: 12 MB, until 13 May.');
  expect(asked).toEqual(['once']);
  vi.useRealTimers();
});

test('a ready archive is opened by an address of that moment', async () => {
  // jsdom follows an address within the page alone.
  const asked: string[] = [];
  await screens.show({
    [LOOK]: () => {
      asked.push('looked');
      return json({ data: { ...ready, url: `#${asked.length}` } });
    },
  });

  await press('Download the ZIP file');

  await waitFor(() => expect(location.hash).toBe('#2'));
});

test('what could not be made, and what is refused, is said beside the button that asks again', async () => {
  const error = 'One download a day: this one is from today. Please ask again tomorrow.';
  await screens.show({
    [LOOK]: () => json({ data: { state: 'failed' } }),
    [ASK]: () => json({ error, message: error, code: 'export.today' }, 429),
  });

  await says('Your download could not be made. Please ask for it again.');
  await press('Ask again');
  expect((await screen.findByRole('alert')).textContent).toBe(error);
});
