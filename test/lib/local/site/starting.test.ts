import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { starting } from '#lib/local/site/starting.ts';
import { bootMark, hashOf } from '#lib/site/boot-page.ts';

test('the page that says that the system starts has the mark and the colours of the site, by day and by night', async () => {
  const server = createServer(starting).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;

  const reply = await fetch(`http://localhost:${port}/news`);

  const page = await reply.text();
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(page).toContain(bootMark);
  expect(style).toMatch(
    /^:root\{color-scheme:light dark;.*--surface:#f6f4f1;.*prefers-color-scheme:dark.*--surface:#161015;/s,
  );
  expect(reply.headers.get('content-security-policy')).toContain(`style-src ${hashOf(style)};`);
});
