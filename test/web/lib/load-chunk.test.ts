import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '#test/web.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<script type="module" src="/assets/older.js"></script>';
  serve({ 'GET /': () => new Response('<script type="module" src="/assets/newer.js"></script>') });
  // What jsdom says of a reload, which it does not do: like a member who is asked and stays.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that a newer version has replaced fails where the member stays on the page', async () => {
  const loading = loadChunk(gone);
  const failed = expect(loading).rejects.toMatchObject({ name: 'ChunkError', isOffline: false });

  await vi.advanceTimersByTimeAsync(6000);

  await failed;
});
