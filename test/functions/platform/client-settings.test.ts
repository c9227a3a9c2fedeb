import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { clientSettings } from '#platform/client-settings.ts';

test('a call that nobody answers ends after three tries', async () => {
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    ...clientSettings(50),
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });

  await expect(client.send(new ListTablesCommand({}))).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );

  expect(asked).toBe(3);
  client.destroy();
  silent.closeAllConnections();
  silent.close();
});
