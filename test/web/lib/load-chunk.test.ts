import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '#test/web.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const answer = (page: string) => serve({ 'GET /': () => new Response(page) });

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<script type="module" src="/assets/older.js"></script>';
  answer('<script type="module" src="/assets/newer.js"></script><div id="root"></div>');
  // What jsdom says of a reload, which it does not do: like a member who is asked and stays.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that a newer version has replaced fails where the member stays on the page', async () => {
  const loading = loadChunk(gone);
  const failed = expect(loading).rejects.toMatchObject({ name: 'ChunkError', status: undefined });

  await vi.advanceTimersByTimeAsync(6000);

  await failed;
});

test("a network's own page is no newer version: nothing is loaded again, and it is said that there is no connection", async () => {
  answer('<h1>Welcome to the harbour</h1><script src="/portal.js"></script>');

  await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkError', status: 0 });

  expect(sessionStorage.getItem('reloadedAt')).toBeNull();
});
