import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { firstPage } from './first-page.ts';
import { median } from './median.ts';
import { start } from './server.ts';

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** How often each is measured, after a round that warms up, and for how many seconds. */
export interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Requests a second, ten at a time, in turn, the median of several rounds: the news list; the engine's
 * Query behind it through the SDK's client and without any client; the gateway over a table that answers
 * at once; and a bare HTTP server that answers the same bytes to the same request.
 */
export async function measureLoad({
  rounds: most,
  seconds,
}: Effort): Promise<Record<'list' | 'sdk' | 'raw' | 'instant' | 'bare', Rate>> {
  const [stack, instant, bare] = [await start('stack'), await start('instant'), await start('bare')];
  const engine = stack.server.engine ?? '';
  const list = (url: string) =>
    fire(
      { url: `${url}/api/news/community/3`, headers: { authorization: `Bearer ${instant.server.token}` } },
      seconds,
    );
  const measures = {
    list: () =>
      fire(
        {
          url: `${stack.server.url}/api/news/community/3`,
          headers: { authorization: `Bearer ${stack.server.token}` },
        },
        seconds,
      ),
    sdk: () => sdkQuery(engine, seconds),
    raw: () => fire(rawQuery(engine), seconds),
    instant: () => list(instant.server.url),
    bare: () => list(bare.server.url),
  };
  const rounds: Record<string, Rate[]> = {};
  for (let round = 0; round <= most; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      const rate = await measure();
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), rate]; // the first round warms up
    }
  }
  await Promise.all([stack, instant, bare].map(({ stop }) => stop()));
  const rate = (name: keyof typeof measures): Rate => ({
    perSecond: median((rounds[name] ?? []).map(({ perSecond }) => perSecond)),
    p99: median((rounds[name] ?? []).map(({ p99 }) => p99)),
  });
  return {
    list: rate('list'),
    sdk: rate('sdk'),
    raw: rate('raw'),
    instant: rate('instant'),
    bare: rate('bare'),
  };
}

async function fire(target: autocannon.Options, seconds: number): Promise<Rate> {
  const result = await autocannon({ connections: 10, duration: seconds, ...target });
  if (result.errors || result.non2xx) {
    throw new Error(`${target.url}: ${result.errors} errors, ${result.non2xx} refused`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function sdkQuery(engine: string, seconds: number): Promise<Rate> {
  const script = fileURLToPath(new URL('./query.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, engine, String(seconds)]);
  return JSON.parse(stdout) as Rate;
}

/** Signed in form only: the engine checks no more, and so nothing but the engine is measured. */
function rawQuery(url: string): autocannon.Options {
  const values = Object.entries(firstPage.ExpressionAttributeValues).map(([name, S]) => [name, { S }]);
  return {
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.Query',
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=S3RVER/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
    },
    body: JSON.stringify({ ...firstPage, ExpressionAttributeValues: Object.fromEntries(values) }),
  };
}
