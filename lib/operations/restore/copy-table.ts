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

/** How the copy of a table as of a time is called: a second run finds it by that. At most 255 characters. */
export function copyName(table: string, time: Date): string {
  const stamp = time
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');
  return `${table.slice(0, 220)}-as-of-${stamp}`;
}

/** The table, or undefined where there is none. */
export async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Throws a `RestoreError` for a time that the table cannot be put back to. */
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

/** Has DynamoDB begin a copy of the table as it was at a time. It has no stream and no expiry: nothing acts on it. */
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

/** Waits until the copy can be read; DynamoDB takes minutes to hours. Throws a `RestoreError` where it is none of the table. */
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
    // A backup may be of a table that is gone, for which this one stands now.
    if (!SourceBackupArn && !SourceTableArn.endsWith(`/${table}`))
      throw new RestoreError(`${name} is a copy of another table.`);
    if (isWhole(copy)) return name;
    await pause(every);
  }
}

/** Whether all that was there then is in a copy. */
export const isWhole = ({ TableStatus, RestoreSummary }: TableDescription): boolean =>
  TableStatus === 'ACTIVE' && !RestoreSummary?.RestoreInProgress;

/** Removes the copy, with what it knows of a restore. */
export async function dropCopy(client: DynamoDBClient, name: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName: name }));
}
