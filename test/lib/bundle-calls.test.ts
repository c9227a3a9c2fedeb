import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '#lib/bundle.ts';
import { eventFrom } from '#test/system/events.ts';
import { functionEnvironment } from '#test/system/function-environment.ts';
import { listening } from './local/listening.ts';

// Away from the project, a bundle finds none of the packages that it was made of.
const folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
afterAll(() => rm(folder, { recursive: true }));

const job = { kind: { S: 'never-written' }, files: { L: [{ S: 'img/x.png' }] }, words: { L: [] } };
const Keys = { pk: { S: 'jobs' }, sk: { S: 'one' } };

/** Answers as the services do that have nothing, but for a job that waits. */
const asked: string[] = [];
const url = await listening(({ method, url = '', headers }, reply) => {
  const target = headers['x-amz-target'];
  asked.push(`${method} ${url}`);
  const found = target === 'DynamoDB_20120810.BatchGetItem' && {
    Responses: { table: [{ ...Keys, ...job }] },
  };
  if (target) reply.setHeader('content-type', 'application/x-amz-json-1.1').end(JSON.stringify(found || {}));
  else if (method === 'GET') reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  else reply.end();
});

const calling = `
const [file, event] = process.argv.slice(1);
const { handler } = await import(file);
const reply = await handler(JSON.parse(event), { getRemainingTimeInMillis: () => 100_000 });
console.log(reply?.body ?? JSON.stringify(reply ?? null));
`;

/** Has a function as it is deployed answer an event; gives the body, or else what it answers. */
async function call(entry: string, event: object): Promise<string> {
  const file = join((await bundle(folder, [entry])).get(entry)?.folder ?? '', 'index.mjs');
  const words = ['--input-type=module', '--eval', calling, file, JSON.stringify(event)];
  const env = { ...functionEnvironment, AWS_ENDPOINT_URL: url, S3_FORCE_PATH_STYLE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout.trim();
}

// What bundles leave out of the SDK, an update of it may come to ask for: no other test would see it.
test.each([
  ['categories/list-categories', 'DynamoDB', '{"results":[]}'],
  ['users/check-token', 'Cognito', '{"id":"ada"}'],
  ['system/export-accounts', 'Cognito and S3', 'null'],
])('%s as it is deployed is answered by %s', async (entry, _, said) => {
  expect(await call(entry, eventFrom())).toBe(said);
});

test('what is loaded later lies beside a function as it is deployed', async () => {
  const said = await call('worker/run-jobs', { Records: [{ dynamodb: { Keys, SequenceNumber: '1' } }] });

  expect(JSON.parse(said)).toEqual({ batchItemFailures: [] });
  expect(asked).toContain('DELETE /content/img/x.png?x-id=DeleteObject');
});
