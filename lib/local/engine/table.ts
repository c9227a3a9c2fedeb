import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { clientSettings } from '#platform/client-settings.ts';
import { memberIndex } from '#platform/table/keys.ts';
import { LocalError } from '../local-error.ts';

/** Creates the table if it is missing, with the keys and expiry of the cloud's, and a stream of its changes. */
export async function createTable(TableName: string): Promise<void> {
  const client = new DynamoDBClient(clientSettings(10_000));
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName })).catch(none);
    if (Table) return;
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
          { AttributeName: memberIndex.by, AttributeType: 'S' },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: memberIndex.name,
            KeySchema: [{ AttributeName: memberIndex.by, KeyType: 'HASH' }],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
        // KEYS_ONLY: the worker needs to know what changed, not how (`worker.ts`), and the engine scans the whole
        // stream at each write.
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
      }),
    );
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 2 }, { TableName });
    await expireItems(TableName, client);
  } catch (cause) {
    if (cause instanceof ResourceInUseException) return;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LocalError(`The table ${TableName} could not be created: ${why}`, { cause });
  } finally {
    client.destroy();
  }
}

/** Has items removed when their time has come. */
export const expireItems = (TableName: string, client: DynamoDBClient) =>
  client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' },
    }),
  );

function none(cause: unknown): { Table?: undefined } {
  if (cause instanceof Error && cause.name === 'ResourceNotFoundException') return {};
  throw cause;
}
