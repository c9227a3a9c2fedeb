import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { Closers } from '#lib/local/closers.ts';
import { openDataFolder } from '#lib/local/data-folder.ts';
import { DEMO_PASSWORD } from '#lib/local/demo/accounts.ts';
import { startEngine } from '#lib/local/engine/engine.ts';
import { importItems, type Schema } from '#lib/local/engine/import-items.ts';
import { expireItems } from '#lib/local/engine/table.ts';
import { credentials, givenDynamodb } from '#lib/local/environment.ts';
import { loadFunction } from '#lib/local/gateway/rows.ts';
import { LocalError } from '#lib/local/local-error.ts';
import { openMailbox } from '#lib/local/mailbox/mailbox.ts';
import { startStandIns } from '#lib/local/stand-ins.ts';
import { numbersOf } from '#lib/local/unkind.ts';
import { jobPartitions } from '#platform/table/keys.ts';
import { type Ask, grow } from './grow.ts';
import { MemoryTable } from './memory-table.ts';
import { familyNames, givenNames } from './words.ts';

/** Members who can sign in, the first ones; all others are rows alone. */
export const WITH_ACCOUNT = 10;
const SEED = 1;
const MOST_TURNS = 10;
const TURN_MS = 60_000;

/**
 * Makes a new local system that has been used by so many members. They call the product's own functions on a table in
 * memory, which the engine then imports: so all rows, counts and search words are what the product writes.
 */
export async function seed(path: string, members: number): Promise<void> {
  if (givenDynamodb())
    throw new LocalError('Unset AWS_ENDPOINT_URL_DYNAMODB: only the local engine is filled.');
  const file = join(path, 'table', 'table.db');
  if (existsSync(file)) {
    throw new LocalError(
      `${path} holds a system already: run "npm run reset", or set LOCAL_DIR to a new folder.`,
    );
  }
  const closers = new Closers();
  const folder = openDataFolder(path);
  closers.add(folder.release);
  try {
    const mailbox = openMailbox(folder.inside('mailbox.jsonl'));
    const parts = new Closers();
    const { cognito, tableName } = await startStandIns({
      folder,
      mailbox,
      closers: parts,
      origin: 'http://localhost',
    });
    closers.addFirst(() => parts.close());
    const { table } = await import('#platform/table/table.ts');
    const schema = (await table.send(new DescribeTableCommand({ TableName: tableName }) as never)) as Schema;
    const memory = new MemoryTable();
    table.send = memory.send.bind(memory) as unknown as typeof table.send;

    const people = Array.from({ length: members }, (_, index) => personOf(index));
    for (const person of people.slice(0, WITH_ACCOUNT)) {
      const { username, attributes } = person;
      person.id = (await cognito.adminCreateUser({ username, password: DEMO_PASSWORD, attributes })).sub;
    }
    await fill(people, memory);
    await parts.close();
    await importItems(memory.items(), schema, file);
    const engine = await startEngine({
      dataDir: folder.inside('table'),
      onEnd: (error) => Promise.reject(error),
    });
    const { endpoint } = engine;
    const client = new DynamoDBClient({ endpoint, region: cognito.region, credentials: credentials() });
    await expireItems(tableName, client).finally(engine.close);
  } finally {
    await closers.close();
  }
}

interface Person {
  id: string;
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function personOf(index: number): Person {
  const username = `seed${index + 1}`;
  const given_name = givenNames[index % givenNames.length] ?? '';
  const family_name = familyNames[Math.floor(index / givenNames.length) % familyNames.length] ?? '';
  const email = { email: `${username}@furrow.example`, email_verified: 'true' };
  return {
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    username,
    attributes: { given_name, family_name, ...email },
  };
}

async function fill(people: readonly Person[], memory: MemoryTable): Promise<void> {
  const { cognito } = await import('#platform/identity.ts');
  const byName = new Map(people.map((person) => [person.username, person]));
  cognito.send = (async ({ input }: { input: { AccessToken: string } }) => ({
    UserAttributes: Object.entries(byName.get(input.AccessToken)?.attributes ?? {}).map(([Name, Value]) => ({
      Name,
      Value,
    })),
  })) as unknown as typeof cognito.send;
  await (await loadFunction<() => Promise<void>>('system/put-starting-data.ts', 'handler'))();
  const ask: Ask = async (member, file, body, path) => {
    const handler = await loadFunction<(event: object, context: object) => Promise<Result>>(
      `${file}.ts`,
      'handler',
    );
    const reply = await handler(eventOf(people[member] as Person, body, path), {});
    if (Number(reply.statusCode) >= 300)
      throw new Error(`${file} answered ${reply.statusCode}: ${reply.body}`);
    const { data } = JSON.parse(reply.body ?? '{}');
    return data.richtext ?? data;
  };
  const signs = numbersOf(SEED);
  // Each sign of an id would ask the system for a random byte: a fifth of the time.
  crypto.getRandomValues = (bytes) => {
    if (bytes instanceof Uint8Array) for (let at = 0; at < bytes.length; at += 1) bytes[at] = signs() * 256;
    return bytes;
  };
  for (const [member, { id }] of people.entries()) await ask(member, 'users/register-user', { id });
  await grow({ members: people.length, ask, random: numbersOf(SEED) });
  await work(memory);
}

/** The event of an HTTP API, as far as functions read it. */
const eventOf = ({ id, username }: Person, body: object, path?: Readonly<Record<string, string>>) => ({
  body: JSON.stringify(body),
  headers: { authorization: `Bearer ${username}`, 'content-type': 'application/json' },
  pathParameters: path,
  requestContext: { authorizer: { jwt: { claims: { sub: id, username, token_use: 'access' } } } },
});

/** Has the worker do what is left to do: all at once, as it does what comes together for one circle once. */
async function work(memory: MemoryTable): Promise<void> {
  const run = await loadFunction<(event: object, clock: object) => Promise<unknown>>(
    'worker/run-jobs.ts',
    'handler',
  );
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const jobs = jobPartitions.flatMap((pk) => memory.keysOf(pk));
    if (jobs.length === 0) return;
    const Records = jobs.map(({ pk, sk }) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } }));
    await run({ Records }, { getRemainingTimeInMillis: () => TURN_MS });
  }
  throw new Error('The worker does not come to an end.');
}
