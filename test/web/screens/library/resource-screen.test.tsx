import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { confirm, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, CONTENT_HOST, descriptionOf, failure, json, noConnection } from '#test/web.tsx';
import { noteLine } from '#web/lib/api/line.ts';
import { parcelFor } from '#web/lib/art.ts';
import { ResourceScreen } from '#web/screens/library/resource-screen.tsx';
import { aResource, aVideo } from '../../features/library/a-resource.ts';

const ONE = 'GET /api/resources/r1';
const description =
  'Forty species in one table: https://hedge.example/list\nin the shed.\n\n<b>Two</b> pages.';
const whole = (resource = aResource('r1')) => ({ ...resource, description });
const about = (name: string, type: string, size: number) => ({
  filename: `r1.${name.split('.')[1]}`,
  file: { name, type, size },
});

/** As lists lead to what is in them. */
const List = () => (
  <Link to="/library/r1" state={{ list: '/library?articles=2', resource: aResource('r1') }}>
    Hedges
  </Link>
);

const screens = screenOf({ '/library': <List />, '/library/:id': <ResourceScreen /> }, '/library/r1', {
  answers: () => ({ 'DELETE /api/resources/r1': () => json({ id: 'r1' }) }),
});
const show = (answer: Answer | object, path = '/library/r1') =>
  screens.show({ [ONE]: typeof answer === 'function' ? (answer as Answer) : () => json(answer) }, path);

const link = (name: string) => screen.findByRole('link', { name });
const attributes = (element: HTMLElement, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

function connect(isConnected: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  act(() => {
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
    // What a look at the line comes to, which the application takes then (`watch-line.ts`).
    noteLine(!isConnected);
  });
}

test('says what it is, whose and of which day, and what is said of it', async () => {
  await show(whole());

  await screen.findByRole('heading', { level: 1, name: 'Resource r1' });

  expect((await link('Ben Lane')).getAttribute('href')).toBe('/profile/ben');
  screen.getByText('12 March 2025');
  const words = (await screen.findByText(/Forty species/)).parentElement as HTMLElement;
  expect([...words.children].map(({ textContent }) => textContent)).toEqual([
    'Forty species in one table: https://hedge.example/list\nin the shed.',
    '<b>Two</b> pages.',
  ]);
  expect((await link('https://hedge.example/list')).getAttribute('rel')).toContain('noopener');
  expect((await link('Library')).getAttribute('href')).toBe('/library');
  const card = within(screen.getByRole('region', { name: 'File' }));
  card.getByText('Document');
  card.getByText('PDF, 2.4 MB');
  // Another's has no options.
  expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
});

test('says to its author that it is hidden, and why, and takes one answer', async () => {
  const hidden = { at: '2026-03-12T08:00:00.000Z', reasons: ['danger'], note: 'It burns the leaves.' };
  await show({ ...whole(aResource('r1', { creator: 'ada' })), isHidden: true, hidden });

  await screen.findByText(/^This was hidden. Members said: It is dangerous/);
  screen.getByText('The moderator says: It burns the leaves.');
  screen.getByRole('button', { name: 'Answer once' });
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const BYTES = 'application/octet-stream';
test.each([
  ['Plan.docx', DOCX, 'Document', 'Download, 310 KB', '&download=1'],
  ['Yields.xlsx', BYTES, 'Table', 'Download, 310 KB', '&download=1'],
  ['All.zip', 'application/zip', 'File', 'Download, 310 KB', '&download=1'],
  ['Page.html', BYTES, 'File', 'Download, 310 KB', '&download=1'],
  // What it calls itself does not make it one.
  ['Report.pdf', BYTES, 'Document', 'Download, 310 KB', '&download=1'],
  ['Report.pdf', 'application/pdf', 'Document', 'Open, 310 KB', ''],
])('%s, %s, is a %s that one can %s, under its title', async (name, type, kind, act, how) => {
  await show(whole(aResource('r1', { ...about(name, type, 310_400), title: 'Hedges: what & where' })));

  const way = await link(act);

  expect(attributes(way, 'href', 'target', 'rel')).toEqual([
    `${CONTENT_HOST}/file/r1.${name.split('.')[1]}?name=Hedges%3A+what+%26+where${how}`,
    how ? null : '_blank',
    'noopener noreferrer',
  ]);
  expect(descriptionOf(way)).toBe(how ? '' : 'Opens in a new tab.');
  within(screen.getByRole('region', { name: 'File' })).getByText(kind);
});

test('a picture shows its small version; the whole one is opened knowing its size', async () => {
  const thumbnail = { name: 'small.jpg', width: 640, height: 480 };
  await show(whole(aResource('r1', { ...about('Pears.jpg', 'image/jpeg', 4_100_000), thumbnail })));

  const open = await link('Open in full size, 4.1 MB');

  expect(open.getAttribute('target')).toBe('_blank');
  expect(descriptionOf(open)).toBe('Above is a small version. The whole picture opens in a new tab.');
  expect(document.querySelector('.resource-medium img')?.getAttribute('src')).toBe(
    `${CONTENT_HOST}/thumbnail/small.jpg`,
  );
  expect(document.querySelector(`img[src*="/file/"]`)).toBeNull();
});

test('a video that the browser does not play can be tried again, or downloaded', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  await show(whole(aVideo('r1')));
  await press(/^Play/);

  const video = screen.getByLabelText('Video: Resource r1');
  expect(attributes(video, 'src', 'poster', 'controls')).toEqual([
    `${CONTENT_HOST}/file/r1.mp4`,
    `${CONTENT_HOST}/thumbnail/r1.jpg`,
    '',
  ]);
  fireEvent.error(video);

  const button = screen.getByRole('button', { name: /^Play/ });
  expect(document.activeElement).toBe(button);
  expect(descriptionOf(button)).toBe('The video does not play. Try again, or download it.');
  expect((await link('Download, 38 MB')).getAttribute('href')).toBe(
    `${CONTENT_HOST}/file/r1.mp4?name=Resource+r1&download=1`,
  );
  await userEvent.click(button);
  screen.getByLabelText('Video: Resource r1');
});

test('without a file there is nothing to open, and all else: it is added to the own library', async () => {
  const { file: _, filename: __, ...bare } = aResource('r1');
  await show(whole(bare as ReturnType<typeof aResource>));

  await screen.findByText(/Forty species/);

  expect(document.querySelector('.resource-medium img')?.getAttribute('src')).toBe(parcelFor('r1'));
  expect(screen.queryByRole('link', { name: /Open|Download/ })).toBeNull();
  for (const name of [/^Collections/, 'Share']) screen.getByRole('button', { name });

  await press(/^Add to/);

  screen.getByRole('button', { name: /^Added/ });
  expect(localStorage.getItem('added:ada')).toContain('Resource r1');
});

test('shows at once what the list knew of it, with the way back there, and then its words', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await show(() => promise, '/library');
  await userEvent.click(await link('Hedges'));

  screen.getByRole('heading', { level: 1, name: 'Resource r1' });
  await link('Open, 2.4 MB');
  screen.getByText('Loading...');
  expect((await link('Library')).getAttribute('href')).toBe('/library?articles=2');
  const heading = screen.getByRole('heading', { level: 1 });
  resolve(json(whole()));

  await screen.findByText(/Forty species/);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test.each([
  ['its words, below what the list knew', true, 'What is said of it did not load', 'Resource r1'],
  ['all of it', false, 'This file did not load', 'Library'],
])('says that it did not load, %s, and tries again', async (_, isFromList, failed, title) => {
  let isDown = true;
  const answer = () => (isDown ? failure(500, 'internal', 'Something broke.') : json(whole()));
  await show(answer, isFromList ? '/library' : '/library/r1');
  if (isFromList) await userEvent.click(await link('Hedges'));
  await screen.findByRole('heading', { name: failed });
  screen.getByRole('heading', { level: 1, name: title });

  isDown = false;
  await press('Try again');

  await screen.findByRole('heading', { level: 1, name: 'Resource r1' });
  await screen.findByText(/Forty species/);
});

test.each([
  [404, 'resource.missing', 0],
  [400, 'input.invalid', 1],
])(
  'a %i says that it is not here, and leads back; only what is gone leaves the own library',
  async (...of) => {
    const [status, code, left] = of;
    localStorage.setItem('added:ada', JSON.stringify([whole()]));
    await show(() => failure(status, code, 'No.'), '/library');

    await userEvent.click(await link('Hedges'));

    await screen.findByRole('heading', { level: 1, name: 'This file is not here' });
    expect((await link('Back to Library')).getAttribute('href')).toBe('/library');
    await waitFor(() => expect(JSON.parse(localStorage.getItem('added:ada') ?? '')).toHaveLength(left));
  },
);

test('without a connection what was seen before opens again, but not its file', async () => {
  let isDown = false;
  await show(() => (isDown ? noConnection() : json(whole())), '/library');
  await userEvent.click(await link('Hedges'));
  await screen.findByText(/Forty species/);
  cleanup();
  isDown = true;
  connect(false);

  screens.open('/library/r1');

  await screen.findByText(/Forty species/);
  const open = screen.getByRole('link', { name: 'Open, 2.4 MB' });
  expect(attributes(open, 'href', 'aria-disabled')).toEqual([null, 'true']);
  expect(descriptionOf(open)).toBe('There is no connection.');

  isDown = false;
  connect(true);

  expect((await link('Open, 2.4 MB')).getAttribute('href')).toContain('/file/r1.pdf');
});

test('without a connection no video is begun, and it says why', async () => {
  await show(whole(aVideo('r1')));
  const button = await screen.findByRole('button', { name: /^Play/ });

  connect(false);
  await userEvent.click(button);

  expect(document.querySelector('video')).toBeNull();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(button)).toBe('There is no connection.');
});

test("one's own goes from its page, which leads back to where one came from", async () => {
  const asked = await show(whole(aResource('r1', { creator: 'ada' })), '/library');
  await userEvent.click(await link('Hedges'));

  await press('Options: Resource r1');
  screen.getByRole('button', { name: 'Edit' });
  await press('Delete');
  await confirm('Delete');

  await link('Hedges');
  expect(asked.filter(({ to }) => to.startsWith('DELETE'))).toHaveLength(1);
});
