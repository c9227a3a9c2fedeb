import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { Sha256 } from '#platform/table/sha256.ts';

/** The first two vectors of RFC 4231, and the one of FIPS 180-4. */
const vectors = [
  {
    secret: new Uint8Array(20).fill(0x0b),
    data: 'Hi There',
    digest: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    secret: 'Jefe',
    data: 'what do ya want for nothing?',
    digest: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    secret: undefined,
    data: 'abc',
    digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  },
];

test.each(vectors)('the digest of "$data" is the published one', async ({ secret, data, digest }) => {
  const asText = new Sha256(secret);
  const asBytes = new Sha256(secret);

  asText.update(data);
  asBytes.update(Buffer.from(data));

  expect(Buffer.from(await asText.digest()).toString('hex')).toBe(digest);
  expect(Buffer.from(await asBytes.digest()).toString('hex')).toBe(digest);
});

test("a call is signed as by the SDK's own class", async () => {
  const settings = {
    region: 'us-east-1',
    credentials: { accessKeyId: 'someone', secretAccessKey: 'secret' },
  };
  const request = {
    method: 'POST',
    protocol: 'https:',
    hostname: 'dynamodb.us-east-1.amazonaws.com',
    path: '/',
    headers: { host: 'dynamodb.us-east-1.amazonaws.com' },
    body: '{"TableName":"furrow"}',
  };
  const sign = async (more: object) =>
    (await new DynamoDBClient({ ...settings, ...more }).config.signer()).sign(request, {
      signingDate: new Date('2026-11-30T12:00:00Z'),
    });

  const [own, ours] = [await sign({}), await sign({ sha256: Sha256 })];

  expect(ours.headers['authorization']).toMatch(/Signature=[0-9a-f]{64}$/);
  expect(ours.headers).toEqual(own.headers);
});
