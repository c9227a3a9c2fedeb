import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { Avatar } from '#web/components/content/avatar.tsx';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { chooseDataSaver } from '#web/lib/data-saver.ts';

let count = 0;
/** What was pressed once stays loaded, so each test has an address of its own. */
const newAddress = () => {
  count += 1;
  return `https://content.example/img/field-${count}.jpg`;
};

const answerSize = (bytes: string | undefined) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { headers: bytes ? { 'content-length': bytes } : {} })),
  );

const show = (src: string, kind: 'picture' | 'video' = 'picture') =>
  render(
    <HeldBack src={src} of={{ kind, label: 'Late frost' }}>
      <img src={src} alt="Late frost" />
    </HeldBack>,
  );

beforeEach(() => chooseDataSaver(true));

test('stands in the place of a picture with its size, and shows it when pressed', async () => {
  const src = newAddress();
  answerSize('120300');
  show(src);
  expect(screen.queryByRole('img')).toBeNull();

  await press('Show the picture, 120 KB: Late frost');

  expect(screen.getByRole('img').getAttribute('src')).toBe(src);
  expect(document.activeElement?.contains(screen.getByRole('img'))).toBe(true);
  expect(vi.mocked(fetch).mock.calls.map(([url, init]) => [url, init?.method])).toEqual([[src, 'HEAD']]);
});

test('leaves the focus where the member has taken it since', async () => {
  const src = newAddress();
  answerSize('1000');
  const { rerender } = show(src);
  await press('Show the picture, 1 KB: Late frost');
  render(<button type="button">Share</button>);
  screen.getByRole('button', { name: 'Share' }).focus();

  rerender(
    <HeldBack src={src} of={{ kind: 'picture', label: 'Late frost' }}>
      <img src={src} alt="Late frost" />
    </HeldBack>,
  );

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }));
});

test('says no size where the host does not, and still shows it', async () => {
  answerSize(undefined);
  show(newAddress(), 'video');

  await press('Show the video: Late frost');

  screen.getByRole('img');
});

test('holds nothing back once the data saver is off, nor what lies on this device', async () => {
  answerSize('1000');
  show(newAddress());

  act(() => chooseDataSaver(false));
  screen.getByRole('img');

  act(() => chooseDataSaver(true));
  show('blob:https://site.example/1');
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:https://site.example/1');
});

test('lists show drawings and initials, and a picture once it was pressed elsewhere', async () => {
  const src = newAddress();
  answerSize('1000');
  const { container } = render(
    <>
      <Picture src={src} fallback="/parcel.svg" alt="" width={96} height={96} />
      <Avatar id="ada" name="Ada Field" src={`${src}?face`} />
    </>,
  );
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources()).toEqual(['/parcel.svg']);

  show(src);
  await press('Show the picture, 1 KB: Late frost');

  expect(sources()).toEqual([src]);
});
