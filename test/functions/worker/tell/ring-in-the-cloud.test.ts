import { createHash, createHmac } from 'node:crypto';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newPushPair } from '#lib/push-pair.ts';
import { keys } from '#platform/table/keys.ts';
import { newDeviceSecrets } from '#test/things/notices/push.ts';

const table = mockClient(DynamoDBDocumentClient);
const pair = newPushPair();
const found = () => Response.json({ Parameter: { Value: pair.privateKey } });
const refused = (code: string, status = 400) => Response.json({ __type: code, message: 'no' }, { status });

/** What was sent to Systems Manager, and to a device's push service. */
let asked: { url: URL; body: string; headers: Record<string, string> }[];
let sent: Record<string, string>[];

beforeEach(() => {
  // As in a new environment of the function.
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'KEY',
    AWS_SECRET_ACCESS_KEY: 'SECRET',
    AWS_SESSION_TOKEN: 'session',
    SITE_ORIGIN: 'https://furrow.example',
    PUSH_KEY: pair.publicKey,
    PUSH_SUBJECT: 'mailto:a@b.org',
    PUSH_PARAMETER: '/furrow/production/push-key',
  })) {
    vi.stubEnv(name, value);
  }
  const day = { day: '2026-03-09', sent: 3, held: 2, since: '12:00', told: [], version: 1 };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
  const device = { pk: 'PUSH#ada', sk: 'D#1', endpoint, ...newDeviceSecrets().keys, at: '2026-03-01' };
  table.reset();
  table.onAnyCommand().resolves({});
  table.on(GetCommand, { Key: { pk: 'PUSH#ada', sk: 'DAY' } }).resolves({ Item: day });
  const wishes = { quietFrom: '00:00', quietTo: '00:00' };
  table.on(GetCommand, { Key: keys.noticeWishes('ada') }).resolves({ Item: wishes });
  const last = { id: '01JQ0000000000000000000000', text: 'Is it dry?', side: 1 };
  const chat = { ...keys.inbox('ada', 'chat'), side: 0, other: 'ben', at: '2026-03-09', last, version: 0 };
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: [device, chat].filter(({ pk }) => Object.values(values).includes(pk)),
  }));
});

/** Systems Manager, as it answers one request after the other, and a push service that takes all. */
function services(...answers: Response[]) {
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (to: string | URL, { body, headers }: RequestInit) => {
    const url = new URL(to);
    if (!url.hostname.startsWith('ssm.')) {
      sent.push(headers as Record<string, string>);
      return new Response(null, { status: 201 });
    }
    asked.push({ url, body: String(body), headers: headers as Record<string, string> });
    return answers.shift();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const ringRest = async () =>
  (await import('#functions/worker/tell/ring-rest.ts')).ringRest({ kind: 'ring-rest', userId: 'ada' });

test('the private key is asked for once, and pushes are signed with it', async () => {
  services(found());
  await ringRest();
  await ringRest();

  expect(asked.map(({ url, body }) => [url.href, JSON.parse(body)])).toEqual([
    ['https://ssm.eu-west-1.amazonaws.com/', { Name: '/furrow/production/push-key', WithDecryption: true }],
  ]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.['authorization']).toMatch(new RegExp(`^vapid t=.*, k=${pair.publicKey}$`));
});

test('the request is signed by the role of the function, with its command and its session', async () => {
  services(found());
  await ringRest();

  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = asked;
  const [, scope = '', names = '', signature] =
    /Credential=KEY\/(\S+), SignedHeaders=(\S+), Signature=(\S+)/.exec(headers['authorization'] ?? '') ?? [];
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4SECRET');

  expect(names).toBe('content-type;host;x-amz-date;x-amz-security-token;x-amz-target');
  expect(headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AmazonSSM.GetParameter',
  });
  expect(scope).toMatch(/^\d{8}\/eu-west-1\/ssm\/aws4_request$/);
  expect(signature).toBe(hmac(key, text).toString('hex'));
});

test('without the parameter nothing is sent, and the log says so once', async () => {
  const { logger } = await import('#platform/log.ts');
  const said = vi.spyOn(logger, 'error').mockReturnValue();
  services(refused('ParameterNotFound'));
  await ringRest();
  await ringRest();

  expect([asked.length, sent.length, said.mock.calls.length]).toEqual([1, 0, 1]);
});

test('where Systems Manager gives no answer the job is tried again, and asks again', async () => {
  services(refused('com.amazonaws.ssm#InternalServerError', 500), found());

  await expect(ringRest()).rejects.toMatchObject({ code: 'InternalServerError' });
  expect(sent).toEqual([]);
  await ringRest();
  expect([asked.length, sent.length]).toEqual([2, 1]);
});

test('an operator without keys has nothing asked, and nothing sent', async () => {
  vi.stubEnv('PUSH_KEY', '');
  services();
  await ringRest();

  expect([asked, sent]).toEqual([[], []]);
});
