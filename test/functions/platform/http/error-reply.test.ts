import { expect, test, vi } from 'vitest';
import { route } from '#contract/route.ts';
import { AppError, busy } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { context, eventFrom, things } from '#test/system/events.ts';

const row = route(things);

test('what is answered with a 5xx leaves a line that tells the request and the cause, and a refusal none', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answering = endpoint(row, async () => Promise.reject(new Error('the table is upside down')));
  const refusing = endpoint(row, async () =>
    Promise.reject(new AppError('conflict', 'thing.taken', 'It is taken.')),
  );

  const statuses = [await answering(eventFrom(), context), await refusing(eventFrom(), context)];

  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  vi.unstubAllEnvs();
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([500, 409]);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'ERROR',
      message: 'internal.unexpected',
      requestId: context.awsRequestId,
      error: expect.objectContaining({ message: 'the table is upside down' }),
    }),
  ]);
});

test('a 503 says when to come back, drawn by chance between two and ten seconds, and other failures do not', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const chance = vi.spyOn(Math, 'random');
  const refusing = endpoint(row, () => Promise.reject(busy(new Error('too much'))));
  const failing = endpoint(row, () => Promise.reject(new Error('the table is upside down')));

  const replies: { headers?: Record<string, unknown> }[] = [];
  for (const drawn of [0, 0.999]) {
    chance.mockReturnValue(drawn);
    replies.push(await refusing(eventFrom(), context));
  }
  replies.push(await failing(eventFrom(), context));

  vi.restoreAllMocks();
  expect(replies.map(({ headers }) => headers?.['retry-after'])).toEqual(['2', '10', undefined]);
});
