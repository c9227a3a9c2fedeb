import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test, vi } from 'vitest';

const heard: IncomingHttpHeaders[] = [];
const service = createServer(({ headers }, response) => {
  heard.push(headers);
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
const { table, TableName } = await import('#platform/table/table.ts');

afterAll(() => {
  table.destroy();
  service.close();
});

test('each call is signed by itself, and tells nothing of how the client is set', async () => {
  for (const pk of ['TEA', 'RYE']) await table.send(new GetCommand({ TableName, Key: { pk, sk: 'A' } }));

  const signatures = heard.map(({ authorization = '' }) => authorization.split('Signature=')[1]);
  expect(new Set(signatures).size).toBe(2);
  expect(signatures).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(heard[0]?.authorization).toContain('Credential=someone/');
  for (const name of ['user-agent', 'x-amz-user-agent']) expect(heard[0]).not.toHaveProperty(name);
});
