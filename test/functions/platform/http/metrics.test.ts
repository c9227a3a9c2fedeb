import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { context, eventFrom, things } from '#test/system/events.ts';

const row = route(things);

/** The lines that are written meanwhile. */
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  vi.stubEnv('STAGE', 'staging');
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'things/list-things');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const linesOf = async (run: () => Promise<{ title: string }>, by: string | undefined) => {
  vi.stubEnv('METRICS', by);
  const reply = await endpoint(row, run)(eventFrom(), context);
  return { status: reply.statusCode, lines: written.map((line) => JSON.parse(line)) };
};

describe('a request', () => {
  test('leaves one line of metrics of its endpoint and its domain, as CloudWatch reads them', async () => {
    expect((await linesOf(async () => ({ title: 'Tea' }), 'endpoint')).lines).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            {
              Namespace: 'Furrow',
              Dimensions: [
                ['stage', 'domain'],
                ['stage', 'endpoint'],
              ],
              Metrics: [{ Name: 'latency', Unit: 'Milliseconds' }],
            },
          ],
        },
        stage: 'staging',
        domain: 'things',
        endpoint: 'things/list-things',
        status: 200,
        latency: expect.any(Number),
      },
    ]);
    expect(written[0]).toMatch(/^\{[^\n]*\}\n$/);
  });

  test('is one of its domain alone where the operator wants no more', async () => {
    const { lines } = await linesOf(async () => ({ title: 'Tea' }), 'domain');

    expect(lines[0]._aws.CloudWatchMetrics[0].Dimensions).toEqual([['stage', 'domain']]);
  });

  test('that fails on our side is an error', async () => {
    const { status, lines } = await linesOf(() => Promise.reject(new Error('a bug')), 'endpoint');

    expect([status, lines.length]).toEqual([500, 1]);
    expect(lines[0]).toMatchObject({ errors: 1, status: 500, latency: expect.any(Number) });
    expect(lines[0]._aws.CloudWatchMetrics[0].Metrics).toContainEqual({ Name: 'errors', Unit: 'Count' });
  });

  test('that is refused is none', async () => {
    const refuse = () => Promise.reject(new AppError('missing', 'thing.missing', 'No such thing.'));
    const { status, lines } = await linesOf(refuse, 'endpoint');

    expect([status, lines.length]).toEqual([404, 1]);
    expect(lines[0]).not.toHaveProperty('errors');
  });

  test('leaves no line where nobody asked for metrics', async () => {
    expect((await linesOf(async () => ({ title: 'Tea' }), undefined)).lines).toEqual([]);
  });
});
