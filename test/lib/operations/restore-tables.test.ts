import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTable } from '#lib/local/engine/table.ts';
import { bringBack, deletionsEnd } from '#lib/operations/restore/bring-back.ts';
import { copyName } from '#lib/operations/restore/copy-table.ts';
import { run, type Wanted } from '#lib/operations/restore/run.ts';
import { type Item, key, nameOf, putAll, removeAll, type Tables } from '#lib/operations/restore/tables.ts';
import { Ids } from '#lib/operations/restore/things.ts';
import { copyTable, wholeTable } from '#test/system/restore.ts';
import { freshTable } from '#test/system/table.ts';

freshTable({ stream: false });

const time = new Date('2026-11-20T06:00:00Z');
const copy = copyName('furrow', time);
const lines: string[] = [];
const s3 = new S3Client({});
mockClient(s3).on(ListObjectVersionsCommand).resolves({});
let tables: Tables;
beforeAll(async () => {
  tables = { client: new DynamoDBClient({}), live: 'furrow', copy };
});
beforeEach(() => void lines.splice(0));

const restore = (wanted: Partial<Wanted>) =>
  run(
    { time, table: 'furrow', bucket: 'content', ...wanted },
    { client: tables.client, s3, say: (line) => void lines.push(line), every: 1 },
  );
const user = (id: string, name: string) => ({ ...key(`USER#${id}`, 'USER'), name: { S: name } });

const inOrder = (items: Item[]) => items.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

/** Has somebody write at the moment when all that was made since is gone, before it is looked whether that holds. */
function writeInBetween(items: ReturnType<typeof user>[]): void {
  const writer = new DynamoDBClient({});
  const segments = new Set<string>();
  tables.client.middlewareStack.add(
    (next) => async (args) => {
      const { sk, isDone } =
        (args.input as { Item?: Record<string, { S?: string; BOOL?: boolean }> }).Item ?? {};
      const reply = await next(args);
      if (sk?.S?.startsWith('CURSOR#removed#') && isDone?.BOOL) segments.add(sk.S);
      if (segments.size < 8 || items.length === 0) return reply;
      await putAll(writer, 'furrow', items.splice(0));
      writer.destroy();
      return reply;
    },
    { step: 'initialize', name: 'writes' },
  );
}

test('a replacement notices who wrote meanwhile, and is whole when the same is said again', async () => {
  await putAll(tables.client, 'furrow', [user('ada', 'Ada'), user('ben', 'Ben')]);
  (await copyTable(copy)).client.destroy();
  const then = inOrder(await wholeTable(tables));
  await putAll(tables.client, 'furrow', [user('ada', 'Ada Renamed'), user('zoe', 'Zoe')]);
  writeInBetween([user('ben', 'Ben Renamed'), user('new', 'New')]);

  await expect(restore({ what: { replace: 'furrow' }, yes: true })).rejects.toThrow(
    '2 items were written while the table was put back: close the site, then run the same command again.',
  );
  await restore({ what: { replace: 'furrow' }, yes: true });

  expect(lines.join('\n')).toMatch(/It replaces furrow: [\s\S]*: 1 item put back, 1 made since gone\./);
  expect(inOrder(await wholeTable(tables))).toEqual(then);
});

test('a copy is removed when that is said, and not before', async () => {
  const there = () => tables.client.send(new DescribeTableCommand({ TableName: copy }));
  await restore({ dropCopy: true });
  expect(lines).toEqual([`Nothing is done. With --yes the copy ${copy} is removed.`]);
  await there();

  await restore({ dropCopy: true, yes: true });
  await restore({ dropCopy: true, yes: true });

  expect(lines.slice(1)).toEqual([`The copy ${copy} is removed.`, `There is no copy ${copy}.`]);
  await expect(there()).rejects.toThrow();
  expect((await wholeTable(tables)).length).toBeGreaterThan(0);
});

test('what was deleted is brought back when the worker has taken it away, or it would take it away again', async () => {
  await createTable(copy);
  const job = (kind: string) => ({ ...key('JOBS#3', ulid()), kind: { S: kind } });
  const [deletion, other] = [job('gone'), job('followed')];
  await putAll(tables.client, 'furrow', [deletion, other]);
  let [looks, hasEnded] = [0, false];
  tables.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'QueryCommand') looks += 1;
        return next(args);
      },
    { step: 'initialize', name: 'counts' },
  );

  const waiting = deletionsEnd(tables).then(() => {
    hasEnded = true;
  });
  await expect.poll(() => looks).toBeGreaterThan(2 * 8);
  expect(hasEnded).toBe(false);
  await removeAll(tables.client, 'furrow', [deletion]);
  await waiting;

  // Other work is not waited for.
  expect((await wholeTable(tables)).filter((item) => item['kind']?.S === 'followed')).toHaveLength(1);
});

test('what came back is counted, however many partitions are filled side by side', async () => {
  const orchard = ulid();
  const follows = Array.from({ length: 30 }, (_, index) => key(`USER#${index}`, `FOLLOW#${orchard}`));
  await putAll(tables.client, copy, follows);

  expect(await bringBack(tables, { ids: new Ids([orchard]), erased: new Ids([]) })).toBe(30);
});
