import autocannon from 'autocannon';
import { median } from './median.ts';
import { type Server, start } from './server.ts';

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

const ROUNDS = 3;
const SECONDS = 4;

/**
 * Requests a second of the news list, of the engine's own Query, of the gateway over a table that
 * answers at once, and of a bare HTTP server: in turn, several rounds, the median of each.
 */
export async function measureLoad(): Promise<Record<'list' | 'query' | 'instant' | 'bare', Rate>> {
  const [stack, instant, bare] = [await start('stack'), await start('instant'), await start('bare')];
  const list = (server: Server) => ({
    url: `${server.url}/api/news/community/3`,
    headers: { authorization: `Bearer ${server.token}` },
  });
  const targets = {
    list: list(stack.server),
    query: query(stack.server.engine ?? ''),
    instant: list(instant.server),
    bare: { url: bare.server.url },
  };
  const rounds: Record<string, Rate[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const rate = await fire(target);
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), rate]; // the first round warms up
    }
  }
  await Promise.all([stack, instant, bare].map(({ stop }) => stop()));
  const rate = (name: string): Rate => ({
    perSecond: median((rounds[name] ?? []).map(({ perSecond }) => perSecond)),
    p99: median((rounds[name] ?? []).map(({ p99 }) => p99)),
  });
  return { list: rate('list'), query: rate('query'), instant: rate('instant'), bare: rate('bare') };
}

async function fire(target: autocannon.Options): Promise<Rate> {
  const result = await autocannon({ connections: 10, duration: SECONDS, ...target });
  if (result.errors || result.non2xx)
    throw new Error(`${target.url}: ${result.errors} errors, ${result.non2xx} refused`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The Query behind page 1 of the list, as any client would send it to the engine. */
function query(url: string): autocannon.Options {
  return {
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.Query',
      authorization:
        'AWS4-HMAC-SHA256 Credential=S3RVER/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
      'x-amz-date': '20260101T000000Z',
    },
    body: JSON.stringify({
      TableName: 'furrow',
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': { S: 'NEWS#3' }, ':from': { S: 'R#' }, ':to': { S: '~~' } },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: 9,
    }),
  };
}
