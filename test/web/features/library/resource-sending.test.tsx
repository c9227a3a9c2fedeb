import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PART_SIZE } from '#contract/fields/upload-kinds.ts';
import type { Resource } from '#contract/resources/resources.ts';
import { callsTo, connect, press, type } from '#test/hands.ts';
import { type Asked, failure, json, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { ResourceDialog } from '#web/features/library/writing/resource-dialog.tsx';
import { storage, type Taking } from '../../parts/editor/a-storage.ts';
import { aResource } from './a-resource.ts';

const ADD = 'POST /api/resources/add';
const ID = '1'.padStart(26, '0');
/** Of two parts and a bit: 12 MB. */
const SIZE = 12_000_000;
const archive = () => new File([new Uint8Array(SIZE)], 'calves.zip');
const made: Resource = { ...aResource('new', { title: 'A calf', creator: 'ada' }), description: 'Patience.' };

beforeEach(() => storeSession());

const open = () =>
  renderAt(
    '/library',
    <>
      <ResourceDialog onClose={() => undefined} onSaved={() => undefined} />
      <Toasts />
    </>,
  );

/** A form that is handed over with a large file; `take` says what becomes of each part, `answer` of the rest. */
async function send(take: (count: number) => Taking, answer?: (asked: Asked) => Response) {
  const asked = serve({
    'POST /api/uploads/parts': () => json({ data: { id: ID } }, 201),
    [`GET /api/uploads/${ID}/parts`]: ({ url }) => {
      const number = Number(url.searchParams.get('from'));
      return json({ data: [{ number, size: 1, url: `https://uploads.example/part-${number}` }] });
    },
    [`POST /api/uploads/${ID}/complete`]: () => json({ data: { id: ID } }, 201),
    [`DELETE /api/uploads/${ID}`]: () => json({ id: ID }),
    [ADD]: (request) => answer?.(request) ?? json({ data: made }, 201),
  });
  const arrived = storage(take);
  await startSite();
  open();
  await type('Title', 'A calf');
  await type('Description', 'Patience.');
  await userEvent.upload(screen.getByLabelText('File: Choose a file'), archive());
  await press('Add');
  return { asked, arrived };
}

const IN_LIBRARY = '“A calf” is in the library.';
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sent: calves.zip' });
const numbersOf = (arrived: { url: string }[]) => arrived.map(({ url }) => url.split('-')[1]);

test('shows how much has gone out, and keeps what is typed as it is', async () => {
  await send((count) => (count === 2 ? { hangs: true } : {}));

  // The first part, and half of the second.
  await screen.findByText('7.9 of 12 MB');
  expect(bar().value).toBe(65);
  screen.getByText('65 %');
  screen.getByText(/^You can close this\. The sending goes on while Furrow is open/);
  expect(screen.getByLabelText<HTMLInputElement>('Title').readOnly).toBe(true);
  expect(screen.getByRole('button', { name: /Sending/ }).getAttribute('aria-busy')).toBe('true');
});

test('says how long it will take once that can be told', async () => {
  const begun = Date.now();
  const time = vi.spyOn(Date, 'now').mockReturnValue(begun);
  await send((count) => {
    // The first part took two minutes; half of the second is gone.
    if (count === 2) time.mockReturnValue(begun + 120_000);
    return count === 2 ? { hangs: true } : {};
  });

  await screen.findByText('65 %, about 1 minute more');
});

test('stopped by hand it stays where it is, and goes on by one tap', async () => {
  let isHung = true;
  const { arrived } = await send((count) => (count === 2 && isHung ? { hangs: true } : {}));
  await screen.findByText('7.9 of 12 MB');
  isHung = false;

  await press('Stop');

  await screen.findByText('You stopped the sending. What has arrived already is safe.');
  screen.getByText('5.2 of 12 MB have arrived');
  screen.getByText('All of it is kept on this phone, also when you close this.');
  await press('Send now');
  await screen.findByText(IN_LIBRARY);
  expect(numbersOf(arrived)).toEqual(['1', '2', '3']);
});

test('one whose connection broke can be changed, and what has arrived of its file is not sent again', async () => {
  let isBroken = true;
  const { asked, arrived } = await send((count) => (count >= 2 && isBroken ? { breaks: true } : {}));
  await screen.findByText(/^The connection broke/);

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Change it' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Articles')));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  expect(title.readOnly).toBe(false);
  await userEvent.type(title, '!');
  isBroken = false;
  await press('Add');
  await screen.findByText(IN_LIBRARY);
  expect(numbersOf(arrived)).toEqual(['1', '2', '3']);
  const [form] = callsTo(asked, ADD).map(({ body }) => Object.fromEntries(body as FormData));
  expect(form).toMatchObject({ title: 'A calf!' });
});

test('a device that has no connection any more says so at once, and goes on by itself with the next one', async () => {
  let isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  const { arrived } = await send((count) =>
    count === 2 ? { hangs: true } : isOffline ? { breaks: true } : {},
  );
  await screen.findByText('7.9 of 12 MB');
  isOffline = true;

  window.dispatchEvent(new Event('offline'));

  await screen.findByText(
    'The connection broke. It goes on by itself once there is one again, and sends only the 6.8 MB that are missing.',
  );
  expect(bar().value).toBe(Math.floor((PART_SIZE / SIZE) * 100));
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  screen.getByText('5.2 of 12 MB have arrived');
  isOffline = false;
  connect();
  await screen.findByText(IN_LIBRARY);
  expect(numbersOf(arrived)).toEqual(['1', '2', '3']);
});

test('a connection that is only silent is said too, in place of a time that nobody knows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await send((count) => (count === 2 ? { hangs: true } : {}));
  await screen.findByText('65 %');

  await act(() => vi.advanceTimersByTimeAsync(10_000));

  screen.getByText('Nothing gets through right now. It goes on by itself once there is signal.');
  screen.getByText('7.9 of 12 MB');
  expect(screen.queryByText('65 %')).toBeNull();
});

test('a file that is taken back is not sent, and frees its place', async () => {
  let isHung = true;
  const { asked } = await send((count) => (count === 2 && isHung ? { hangs: true } : {}));
  await screen.findByText('7.9 of 12 MB');
  await press('Stop');
  isHung = false;

  await press('Remove: calves.zip');

  await screen.findByText('Drop a file here, or');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A calf');
  await waitFor(() => expect(callsTo(asked, `DELETE /api/uploads/${ID}`)).toHaveLength(1));
  await press('Add');
  await screen.findByText(IN_LIBRARY);
  const [form] = callsTo(asked, ADD).map(({ body }) => Object.fromEntries(body as FormData));
  expect(form).not.toHaveProperty('file');
});

test('a refusal of the texts sends the file no second time', async () => {
  let isRefused = true;
  const { asked, arrived } = await send(
    () => ({}),
    () => (isRefused ? failure(400, 'input.invalid', 'Another title, please.') : json({ data: made }, 201)),
  );
  await screen.findByText('Another title, please.');
  isRefused = false;
  await type('Title', '!');

  await press('Add');

  await screen.findByText(IN_LIBRARY);
  expect(numbersOf(arrived)).toEqual(['1', '2', '3']);
  const files = callsTo(asked, ADD).map(({ body }) => (body as FormData).get('file'));
  expect(files).toEqual([`upload:${ID}`, `upload:${ID}`]);
});
