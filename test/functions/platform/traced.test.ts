import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { traced } from '#platform/traced.ts';

const TRACE = 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:0';

/** What stands in for X-Ray's daemon, and for the table. */
let daemon: Socket;
let heard: string[];
let table: Server;
let status: number;
beforeEach(async () => {
  heard = [];
  status = 200;
  daemon = createSocket('udp4').on('message', (message) => heard.push(String(message)));
  daemon.bind(0, '127.0.0.1');
  table = createServer((_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': 'REQUEST1' });
    reply.end(
      status === 200 ? '{"Items":[]}' : '{"__type":"ResourceNotFoundException","message":"a secret"}',
    );
  }).listen(0, '127.0.0.1');
  await Promise.all([once(daemon, 'listening'), once(table, 'listening')]);
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`);
  vi.stubEnv('_X_AMZN_TRACE_ID', TRACE);
  vi.stubEnv('TRACING', 'calls');
});
afterEach(() => {
  daemon.close();
  table.close();
  vi.unstubAllEnvs();
});

/** Calls the table once; answers what X-Ray was told, once that is as many. */
async function subsegments(count: number) {
  const { port } = table.address() as AddressInfo;
  const client = traced(new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, maxAttempts: 1 }));
  const failed = await client.send(new QueryCommand({ TableName: 'table' })).then(
    () => false,
    () => true,
  );
  client.destroy();
  await expect.poll(() => heard.length).toBe(count);
  const told = heard.map((message) => message.split('\n'));
  return {
    failed,
    headers: told.map(([header]) => header),
    bodies: told.map(([, body = '']) => JSON.parse(body)),
  };
}

describe('a call to a service', () => {
  test('is shown within its request, with how long it took', async () => {
    const { headers, bodies } = await subsegments(1);

    expect(headers).toEqual(['{"format":"json","version":1}']);
    expect(bodies).toEqual([
      {
        type: 'subsegment',
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        trace_id: '1-5759e988-bd862e3fe1be46a994272793',
        parent_id: '53995c3f42cd8ad8',
        namespace: 'aws',
        name: 'DynamoDB',
        start_time: expect.any(Number),
        end_time: expect.any(Number),
        aws: { operation: 'Query', request_id: 'REQUEST1', retries: 0 },
        http: { response: { status: 200 } },
      },
    ]);
    expect(bodies[0].end_time).toBeGreaterThanOrEqual(bodies[0].start_time);
  });

  test('that fails is shown by the name of its failure, and by nothing that it says', async () => {
    status = 400;
    const { failed, bodies } = await subsegments(1);

    expect(failed).toBe(true);
    expect(bodies[0]).toMatchObject({
      fault: true,
      cause: { exceptions: [{ type: 'ResourceNotFoundException' }] },
    });
    expect(JSON.stringify(bodies)).not.toContain('a secret');
  });

  test.each([
    [
      'its request is not one of those that are traced',
      '_X_AMZN_TRACE_ID',
      TRACE.replace('Sampled=1', 'Sampled=0'),
    ],
    ['nobody asked for it', 'TRACING', ''],
  ])('is not shown where %s', async (_, name, value) => {
    vi.stubEnv(name, value);

    expect((await subsegments(0)).failed).toBe(false);
  });
});
