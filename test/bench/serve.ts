/*
 * What the load is sent at, in a process of its own. Prints one line of JSON when it is ready, and ends
 * when its input ends. `stack`: the whole local system with a full page of news. `instant`: the same
 * gateway and handlers over a table that answers at once. `site`: the local system with its site and demo
 * data. `bare`: Node's own HTTP server, with the same reply.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '#lib/local/sign-in.ts';
import { startStack } from '#lib/local/stack.ts';
import { apiHeaders } from '#lib/security-headers.ts';

const [kind] = process.argv.slice(2);
const ready = (facts: object) => console.log(JSON.stringify(facts));
const ended = new Promise((resolve) => process.stdin.resume().once('end', resolve));

if (kind === 'bare') {
  const card = {
    id: '0'.repeat(31),
    communityId: '3',
    title: 'News 10',
    category: 'Nature',
    creator: '0'.repeat(36),
    author: 'bench',
    createdAt: new Date().toISOString(),
    readTime: 1,
  };
  const page = JSON.stringify({
    data: Array.from({ length: 8 }, () => card),
    page: 1,
    pageSize: 8,
    pages: 3,
  });
  const headers = { 'content-type': 'application/json; charset=utf-8', ...apiHeaders };
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': page.length }).end(page);
  });
  server.listen(0, '127.0.0.1', () =>
    ready({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
  await ended;
  server.close();
  server.closeAllConnections();
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'furrow-bench-'));
  const hasSite = kind === 'site';
  const stack = await startStack({ dataDir, accessTokenSeconds: 3600, site: hasSite, demo: hasSite });
  await stack.cognito.adminCreateUser({ username: 'bench', password: 'harvest1' });
  const { id, token } = await signIn(stack.cognito, 'bench', 'harvest1');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, body: object) => {
    const reply = await fetch(stack.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { richtext: { id: string } };
  };
  await call('/api/users', { id });
  for (let count = 0; count < (hasSite ? 0 : 20); count += 1) {
    const richtextId = (await call('/api/richtexts', {})).richtext.id;
    await call('/api/news/add/community/3', { title: `News ${count}`, category: 'Nature', richtextId });
  }
  if (kind === 'instant') await answerAtOnce(`${stack.url}/api/news/community/3`, headers);
  ready({ url: stack.url, token, engine: process.env['AWS_ENDPOINT_URL_DYNAMODB'] });
  await ended;
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Remembers what the table's client answered to one request, and from then on answers that at once. */
async function answerAtOnce(url: string, headers: Record<string, string>): Promise<void> {
  const { table } = await import('#platform/table/table.ts');
  const ask = table.send.bind(table) as (command: object) => Promise<unknown>;
  const known = new Map<string, unknown>();
  table.send = (async (command: object) => {
    const name = command.constructor.name;
    if (!known.has(name)) known.set(name, await ask(command));
    return known.get(name);
  }) as typeof table.send;
  await (await fetch(url, { headers })).arrayBuffer();
}
