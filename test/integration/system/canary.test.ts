import { afterEach, beforeAll, expect, test, vi } from 'vitest';
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
afterEach(() => vi.restoreAllMocks());

/** Answers what a test says for some addresses; everything else is asked. */
function answer(answers: (url: string, ask: () => Promise<Response>) => Promise<Response> | undefined) {
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const ask = () => original(input, init);
    return answers(String(input), ask) ?? ask();
  });
}

/** What a round of the canary writes of itself. */
async function sings() {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  await handler();
  spy.mockRestore();
  return lines.filter((line) => line.includes('canaryFailures')).map((line) => JSON.parse(line));
}

test('the canary signs in by the way of the site, reads the news, and says how long it took', async () => {
  // By the flow that the cloud's site uses.
  answer((url, ask) =>
    url.endsWith('/config.json')
      ? ask().then(async (reply) => Response.json({ ...(await reply.json()), authFlow: 'USER_SRP_AUTH' }))
      : undefined,
  );
  const again = [await sings(), await sings()];

  for (const lines of again) {
    expect(lines).toEqual([
      expect.objectContaining({ stage: 'staging', canaryFailures: 0, canaryLatency: expect.any(Number) }),
    ]);
    expect(lines[0]._aws.CloudWatchMetrics).toMatchObject([{ Namespace: 'Furrow', Dimensions: [['stage']] }]);
  }
});

test('a round that a member would be stopped in is a failure, and has no time', async () => {
  answer((url) =>
    url.includes('/api/news/')
      ? Promise.resolve(Response.json({ message: 'Service Unavailable' }, { status: 503 }))
      : undefined,
  );

  const [failed] = await sings();

  expect(failed).toMatchObject({ canaryFailures: 1 });
  expect(failed).not.toHaveProperty('canaryLatency');
});
