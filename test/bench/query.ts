/*
 * The Query behind page 1 of the news list, sent by the SDK's own client from a process of its own, ten at
 * a time. Takes the engine's address and how many seconds; prints its rate as JSON.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { firstPage } from './first-page.ts';

const [endpoint, seconds] = process.argv.slice(2);
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ region: 'us-east-1', credentials, endpoint: String(endpoint) }),
);
const took: number[] = [];
const end = performance.now() + Number(seconds) * 1000;

await Promise.all(
  Array.from({ length: 10 }, async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await client.send(new QueryCommand(firstPage));
      took.push(performance.now() - started);
    }
  }),
);
took.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    perSecond: took.length / Number(seconds),
    p99: Math.round(took[Math.floor(took.length * 0.99)] ?? 0),
  }),
);
