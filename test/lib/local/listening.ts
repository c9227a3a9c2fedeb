import type { RequestListener } from 'node:http';
import { afterAll } from 'vitest';
import { listenLocally } from '#lib/local/listen.ts';

/** Serves for the length of a test file; gives the origin. */
export async function listening(handler: RequestListener): Promise<string> {
  const listener = await listenLocally(handler, 0);
  afterAll(() => listener.close());
  return `http://localhost:${listener.port}`;
}
