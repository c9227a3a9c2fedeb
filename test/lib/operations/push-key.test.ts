import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPushKey } from '#lib/operations/push-key.ts';
import { newPushPair, publicKeyOf } from '#lib/push-pair.ts';

const production = { stage: 'production' };
const store = { region: 'eu-west-1', credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' } };
interface Asked {
  readonly command: string;
  readonly Name: string;
  readonly Value?: string;
}
let asked: Asked[];
let kept: Map<string, string>;

beforeEach(() => {
  asked = [];
  kept = new Map();
});

/** Systems Manager with what is kept, but for a command that it refuses. */
function account(refuses?: string) {
  vi.stubGlobal('fetch', async (_: URL, { headers, body }: RequestInit) => {
    const command = String((headers as Record<string, string>)['x-amz-target']).replace('AmazonSSM.', '');
    const request = { command, ...JSON.parse(String(body)) };
    asked.push(request);
    const { Name, Value } = request;
    if (command === refuses) {
      const message = `User: arn:aws:iam::1:user/ann is not authorized to perform: ssm:${command}`;
      return Response.json({ __type: 'AccessDeniedException', Message: message }, { status: 400 });
    }
    if (command === 'PutParameter') return Response.json({ Version: kept.set(Name, Value).size });
    const present = kept.get(Name);
    return present
      ? Response.json({ Parameter: { Value: present } })
      : Response.json({ __type: 'ParameterNotFound' }, { status: 400 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a stage gets a pair once, whose private key is encrypted, and keeps it', async () => {
  account();
  const publicKey = await openPushKey({ stage: 'trial' }, store);

  expect(asked.map(({ command, Name }) => [command, Name])).toEqual([
    ['GetParameter', '/furrow/trial/push-key'],
    ['PutParameter', '/furrow/trial/push-key'],
  ]);
  expect(asked[1]).toMatchObject({ Type: 'SecureString', Overwrite: false });
  expect(publicKeyOf(String(asked[1]?.Value))).toBe(publicKey);
  expect(publicKey).toMatch(/^B[\w-]{86}$/);

  expect(await openPushKey({ stage: 'trial', pushKey: publicKey }, store)).toBe(publicKey);
  expect(asked).toHaveLength(3);
});

test.each(['GetParameter', 'PutParameter'])(
  'an account that refuses %s says so in a sentence, with a way to go on',
  async (command) => {
    account(command);

    await expect(openPushKey(production, store)).rejects.toThrow(
      new RegExp(
        `^The account refuses the key for web push, /furrow/production/push-key, .* perform: ssm:${command} \\(AccessDeniedException\\) .* --context pushKey=none\\.$`,
      ),
    );
    expect(kept.size).toBe(0);
  },
);

test('no answer is a sentence too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  onTestFinished(() => void vi.unstubAllGlobals());

  await expect(openPushKey(production, store)).rejects.toThrow(
    'Systems Manager does not answer about the key for web push, /furrow/production/push-key: fetch failed',
  );
});

test('a setting of another pair is refused, and so is a parameter that is no key; neither sentence has the secret', async () => {
  account();
  const { publicKey, privateKey } = newPushPair();
  kept.set('/furrow/production/push-key', privateKey);
  const other = { ...production, pushKey: newPushPair().publicKey };

  const wrong = await openPushKey(other, store).catch((error: Error) => error.message);
  expect(wrong).toContain(`set it to ${publicKey}, or leave it out`);
  expect(wrong).not.toContain(privateKey);

  kept.set('/furrow/production/push-key', 'a secret of something else');
  const none = await openPushKey(production, store).catch((error: Error) => error.message);
  expect(none).toMatch(/^\/furrow\/production\/push-key holds no key for web push\./);
  expect(none).not.toContain('a secret');
});
