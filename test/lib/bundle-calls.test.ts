import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '#lib/bundle.ts';
import { functionEnvironment } from '#test/system/function-environment.ts';
import { eventFrom } from '#test/things/events.ts';
import { listening } from './local/listening.ts';

// Away from the project, a bundle finds none of the packages that it was made of.
const folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
afterAll(() => rm(folder, { recursive: true }));

/** Answers as the services do that have nothing. */
const url = await listening(({ method, headers }, reply) => {
  if (headers['x-amz-target']) reply.setHeader('content-type', 'application/x-amz-json-1.1').end('{}');
  else if (method === 'PUT') reply.end();
  else reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
});

const calling = `
const [file, event] = process.argv.slice(1);
const { handler } = await import(file);
const reply = await handler(JSON.parse(event), { getRemainingTimeInMillis: () => 100_000 });
console.log(reply?.body ?? 'done');
`;

// What bundles leave out of the SDK, an update of it may come to ask for: no other test would see it.
test.each([
  ['categories/list-categories', 'DynamoDB', '{"results":[]}'],
  ['users/check-token', 'Cognito', '{"id":"ada"}'],
  ['system/export-accounts', 'Cognito and S3', 'done'],
])('%s as it is deployed is answered by %s', async (entry, _, said) => {
  const file = join((await bundle(folder, [entry])).get(entry)?.folder ?? '', 'index.mjs');
  const words = ['--input-type=module', '--eval', calling, file, JSON.stringify(eventFrom())];
  const env = { ...functionEnvironment, AWS_ENDPOINT_URL: url, S3_FORCE_PATH_STYLE: 'true' };

  const { stdout } = await promisify(execFile)(process.execPath, words, { env });

  expect(stdout).toBe(`${said}\n`);
});
