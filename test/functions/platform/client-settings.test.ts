import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { clientSettings } from '#platform/client-settings.ts';

/** A client, `call` in milliseconds, of a server that listens so. */
async function clientOf(listener: RequestListener, call: number) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    ...clientSettings(call),
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  return client;
}

test('a call that nobody answers ends after three tries', async () => {
  let asked = 0;
  const client = await clientOf(() => {
    asked += 1;
  }, 50);

  await expect(client.send(new ListTablesCommand({}))).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );

  expect(asked).toBe(3);
});

test('two hundred calls at once to a stand-in do not wait for each other', async () => {
  const open: ServerResponse[] = [];
  const client = await clientOf((_, response) => {
    if (open.push(response) < 200) return;
    for (const each of open) each.end('{"TableNames":[]}');
  }, 60_000);

  const replies = await Promise.all(
    Array.from({ length: 200 }, () => client.send(new ListTablesCommand({}))),
  );

  expect(replies).toHaveLength(200);
});
