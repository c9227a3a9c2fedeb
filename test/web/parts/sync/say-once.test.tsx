import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';

afterEach(() => vi.unstubAllGlobals());

/** The locks of a browser, another tab of which goes on showing a form. */
const locks = {
  request(name: string, { signal }: { signal?: AbortSignal }, act: (lock: object) => unknown) {
    if (!name.startsWith('furrow-open-')) return Promise.resolve(act({ name }));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  },
};

test('what arrived is said though another tab keeps the form of it open', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  render(<Toasts />);

  await sayOnce({ id: 'resource/r1', number: 1 }, 'It is changed.');

  expect((await screen.findAllByText('It is changed.')).length).toBeGreaterThan(0);
});
