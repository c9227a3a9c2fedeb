import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { RestoreError } from './patience.ts';

/** Name of the copy of a table at a time, at most 255 characters: a second run finds the copy by it. */
export function copyName(table: string, time: Date): string {
  const stamp = time
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');
  return `${table.slice(0, 220)}-as-of-${stamp}`;
}

/** The table's description, or undefined when there is none. */
export async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Throws a `RestoreError` for a time that the table cannot be restored to. */
export async function checkTime(client: DynamoDBClient, table: string, time: Date): Promise<void> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: table }),
  );
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!first || !last) throw new RestoreError(`The table ${table} has no point-in-time recovery.`);
  if (time < first || time > last)
    throw new RestoreError(
      `The table can be put back to ${first.toISOString()} until ${last.toISOString()}.`,
    );
}

/** Makes DynamoDB begin a copy of the table at a time. The copy has no stream and no expiry, so nothing acts on it. */
export async function beginCopy(client: DynamoDBClient, table: string, time: Date): Promise<void> {
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: copyName(table, time),
      RestoreDateTime: time,
      BillingModeOverride: 'PAY_PER_REQUEST',
    }),
  );
}

const POLL_INTERVAL_MS = 15_000;

/**
 * Waits until the copy can be read, which takes DynamoDB minutes to hours. Throws a `RestoreError` when it is not a
 * copy of this table.
 */
export async function copyStands(
  client: DynamoDBClient,
  table: string,
  time: Date,
  every = POLL_INTERVAL_MS,
): Promise<string> {
  const name = copyName(table, time);
  for (;;) {
    const copy = await describe(client, name);
    if (!copy) throw new RestoreError(`The copy ${name} is gone: run the same command again.`);
    const { SourceTableArn = `/${table}`, SourceBackupArn } = copy.RestoreSummary ?? {};
    // A backup may be of a deleted table that this one replaces.
    if (!SourceBackupArn && !SourceTableArn.endsWith(`/${table}`))
      throw new RestoreError(`${name} is a copy of another table.`);
    if (isWhole(copy)) return name;
    await pause(every);
  }
}

/** Whether a copy is complete. */
export const isWhole = ({ TableStatus, RestoreSummary }: TableDescription): boolean =>
  TableStatus === 'ACTIVE' && !RestoreSummary?.RestoreInProgress;

/** Deletes the copy, with the notes of its restore. */
export async function dropCopy(client: DynamoDBClient, name: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName: name }));
}
