import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callsTo, press, sent } from '#test/hands.ts';
import { ADD, aPdf, choose, fillIn, open, show, useResourceForm } from './a-resource-form.tsx';

useResourceForm();

/**
 * A device that keeps a file, and nothing else; it gives it out at `read`, and puts another away at `keep`, unless it
 * refuses that.
 */
function keptFile(file?: File) {
  const read = Promise.withResolvers<void>();
  const keep = Promise.withResolvers<void>();
  const request = (result: () => unknown, when: Promise<unknown> = Promise.resolve()) => {
    const made = { result: undefined as unknown, onsuccess: () => undefined, onerror: () => undefined };
    when.then(
      () => {
        made.result = result();
        made.onsuccess();
      },
      () => made.onerror(),
    );
    return made;
  };
  const store = {
    get: () => request(() => file, read.promise),
    put: (another: File, key: string) =>
      request(() => {
        file = another;
        return key;
      }, keep.promise),
    delete: () =>
      request(() => {
        file = undefined;
      }),
  };
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      if (name !== 'furrow-files') throw new DOMException('', 'UnknownError');
      const transaction = () => {
        const made = { objectStore: () => store, oncomplete: () => undefined };
        setTimeout(() => made.oncomplete());
        return made;
      };
      return request(() => ({ transaction, close: () => undefined }));
    },
  });
  return {
    read: () => read.resolve(),
    keep: () => keep.resolve(),
    refuse: () => keep.reject(new Error()),
    kept: () => file,
  };
}

test('a file that is still read back after a reload when ‘Add’ is pressed goes with it', async () => {
  const asked = await show();
  await fillIn();
  cleanup();
  const { read, keep } = keptFile(aPdf());
  keep();

  open();
  await press('Add');
  await screen.findByRole('button', { name: 'Sending...' });
  expect(callsTo(asked, ADD)).toEqual([]);
  read();

  await screen.findByText('“Hedges” is in the library.');
  expect(callsTo(asked, ADD).map(sent)).toMatchObject([{ file: { name: 'Hedges.pdf' } }]);
});

test('a file is called by its name once the device has it, and a reload then brings it back', async () => {
  const { read, keep } = keptFile();
  read();
  await show();
  await fillIn();
  // Readers hear what comes into a region that was there before.
  const regions = screen.getAllByRole('status');

  await choose(aPdf());

  await waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain('Reading the file...'));
  expect(screen.queryByText('Hedges.pdf')).toBeNull();
  keep();
  await screen.findByText('Hedges.pdf');
  expect(regions.map(({ textContent }) => textContent)).not.toContain('Reading the file...');
  cleanup();
  open();
  await screen.findByText('Hedges.pdf');
});

test('a file that the device refuses is taken all the same, and a reload does not bring back the one before', async () => {
  const { read, refuse, kept } = keptFile(aPdf());
  read();
  await show();
  await choose(aPdf('Walls.pdf'), 'File: Replace');

  refuse();

  await screen.findByText('Walls.pdf');
  expect(kept()).toBeUndefined();
});
