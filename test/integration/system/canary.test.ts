import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useStack } from '#test/system/stack.ts';

const PASSWORD = 'a password that only it knows';
const stack = useStack({ site: true });
let handler: typeof import('#functions/system/canary.ts')['handler'];
beforeAll(async () => {
  await stack.cognito.adminCreateUser({ username: 'canary', password: PASSWORD });
  Object.assign(process.env, {
    SITE_ORIGIN: stack.url,
    CANARY_NAME: 'canary',
    CANARY_PASSWORD: PASSWORD,
    STAGE: 'staging',
  });
  ({ handler } = await import('#functions/system/canary.ts'));
});
afterAll(() => vi.restoreAllMocks());

/** What a round of the canary writes of itself. */
async function sings() {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  await handler();
  spy.mockRestore();
  return lines.filter((line) => line.includes('canaryFailures')).map((line) => JSON.parse(line));
}

test('the canary signs in by the way of the site, reads the news, and says how long it took', async () => {
  const again = [await sings(), await sings()];

  for (const lines of again) {
    expect(lines).toEqual([
      expect.objectContaining({ stage: 'staging', canaryFailures: 0, canaryLatency: expect.any(Number) }),
    ]);
    expect(lines[0]._aws.CloudWatchMetrics).toMatchObject([{ Namespace: 'Furrow', Dimensions: [['stage']] }]);
  }
});

test('a round that a member would be stopped in is a failure, and has no time', async () => {
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).includes('/api/news/')
      ? new Response('{"message":"Service Unavailable"}', { status: 503 })
      : original(input, init),
  );

  const [failed] = await sings();

  expect(failed).toMatchObject({ canaryFailures: 1 });
  expect(failed).not.toHaveProperty('canaryLatency');
});
