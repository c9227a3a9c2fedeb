import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, test } from 'vitest';
import { createContentHost } from '#lib/local/files/content-host.ts';
import { startStorage } from '#lib/local/files/storage.ts';
import { listening } from '../listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'furrow-'));
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const storage = await startStorage({
  dataDir: folder,
  buckets: ['content', 'uploads'],
  uploads: { bucket: 'uploads', origins: ['http://localhost:3000'] },
  credentials,
});
const url = await listening(
  createContentHost({ bucket: 'content', endpoint: storage.endpoint, credentials }),
);
const s3 = new S3Client({
  endpoint: storage.endpoint,
  forcePathStyle: true,
  region: 'us-east-1',
  credentials,
});

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (Key: string, ContentType: string, text = '0123456789', more = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'content', Key, ContentType, Body: Buffer.from(text), ...more }));
await put('img/a.png', 'image/png');
await put('img/empty.png', 'image/png', '');
await put('file/hedges.pdf', 'application/pdf');
await put('file/plan.zip', 'application/zip');

test('a picture is shown in place, may be kept for a year, and cannot run', async () => {
  const reply = await fetch(`${url}/img/a.png`);

  expect(await reply.text()).toBe('0123456789');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.has('content-disposition')).toBe(false);
});

test.each([
  ['the whole', {}, 200],
  ['a range', { headers: { range: 'bytes=2-4' } }, 206],
  ['a HEAD', { method: 'HEAD' }, 200],
] as const)("a PDF is opened by the browser's reader: %s", async (_, init, status) => {
  const reply = await fetch(`${url}/file/hedges.pdf?name=Hedges%3A%20what%20to%20plant`, init);

  expect(reply.status).toBe(status);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="Hedges what to plant.pdf"; filename*=UTF-8''Hedges%20what%20to%20plant.pdf`,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; (?!.*sandbox).*frame-ancestors 'none'$/,
    ),
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['/file/plan.zip?name=Crop+plan', {}],
  ['/file/plan.zip?x=?/../&name=Crop%20plan', { headers: { range: 'bytes=1-' } }],
  ['/file/plan.zip?name=Crop%20plan&download=1', { method: 'HEAD' }],
])('%s is a download under its title', async (path, init) => {
  const reply = await fetch(url + path, init);

  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Crop plan.zip"; filename*=UTF-8''Crop%20plan.zip`,
  );
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
});

test('a HEAD says what a GET would bring', async () => {
  const reply = await fetch(`${url}/img/a.png`, { method: 'HEAD' });

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-length')).toBe('10');
  expect(await reply.text()).toBe('');
});

test.each([
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
])('the range %s is a 206', async (range, text, contentRange) => {
  const reply = await fetch(`${url}/img/a.png`, { headers: { range } });

  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe(contentRange);
  expect(await reply.text()).toBe(text);
});

test('a range past the end is a 416', async () => {
  const reply = await fetch(`${url}/img/a.png`, { headers: { range: 'bytes=10-' } });

  expect(reply.status).toBe(416);
  expect(reply.headers.get('content-range')).toBe('bytes */10');
});

test('a range of a file that is another one by now brings the whole file', async () => {
  const reply = await fetch(`${url}/img/a.png`, { headers: { range: 'bytes=0-1', 'if-range': '"old"' } });

  expect([reply.status, await reply.text()]).toEqual([200, '0123456789']);
});

test.each([
  ['/img/a.png', null],
  ['/file/plan.zip?name=a', expect.stringMatching(/^attachment;/)],
])(
  'a file that the browser has already is a 304, and a download stays one: %s',
  async (path, disposition) => {
    const etag = (await fetch(url + path)).headers.get('etag') ?? '';

    const reply = await fetch(url + path, { headers: { 'if-none-match': `"x", W/${etag}` } });

    expect(etag).toMatch(/^"\w+"$/);
    expect([reply.status, await reply.text()]).toEqual([304, '']);
    expect(reply.headers.get('content-disposition')).toEqual(disposition);
  },
);

test('an empty file is served', async () => {
  const reply = await fetch(`${url}/img/empty.png`);

  expect([reply.status, await reply.text()]).toEqual([200, '']);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is a 405', async (method) => {
  const reply = await fetch(`${url}/img/a.png`, { method });

  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET, HEAD');
});

test.each([
  '/',
  '/img',
  '/img/',
  '/img/none.png',
  '/img/../img/a.png',
  '/img/%2e%2e/img/a.png',
  '/img//a.png',
  '/./img/a.png',
  '/img/a.png._S3rver_object',
  '/img/a.png._S3rver_metadata.json',
  '/?list-type=2',
  '/..%2fuploads/a.png',
  '/img\\a.png',
])('GET %s is a 404', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test.each([
  ['a name of 240 letters', `/img/${'a'.repeat(240)}.png`],
  ['a name of 9,000', `/img/${'a'.repeat(9000)}.png`],
  ['300 folders', `${'/img'.repeat(300)}/a.png`],
])('%s is a 404', async (_, path) => {
  expect(await statusOf(path)).toBe(404);
});

/** Sends a path as it stands; `fetch` would tidy it up. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}`, { path }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('nobody reads or writes the buckets without a signature', async () => {
  const replies = await Promise.all([
    fetch(`${storage.endpoint}/content/img/a.png`),
    fetch(`${storage.endpoint}/content`),
    fetch(`${storage.endpoint}/content/img/b.png`, { method: 'PUT', body: 'x' }),
    fetch(`${storage.endpoint}/uploads`, { method: 'POST', body: new FormData() }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('only the site may put files into the upload bucket from a browser', async () => {
  const preflight = async (origin: string) => {
    const reply = await fetch(`${storage.endpoint}/uploads/a.mp4`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    return reply.status;
  };

  expect(await preflight('http://localhost:3000')).toBe(200);
  expect(await preflight('http://elsewhere.example')).toBe(403);
});

test('a file that is removed while it is asked for is not there', async () => {
  const storage = mockClient(S3Client);
  storage.on(HeadObjectCommand).resolves({ ContentLength: 10, ContentType: 'image/png' });
  storage.on(GetObjectCommand).rejects(new NoSuchKey({ $metadata: {}, message: 'gone' }));

  const reply = await fetch(`${url}/img/a.png`);
  storage.restore();

  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    404,
    'text/plain',
    '',
  ]);
});

test('a file that is stored while the last other one of its folder goes is kept', async () => {
  for (let round = 0; round < 60; round += 1) {
    await put(`videoCover/old-${round}.png`, 'image/png');
    const old = { Bucket: 'content', Key: `videoCover/old-${round}.png` };

    await Promise.all([s3.send(new DeleteObjectCommand(old)), put(`videoCover/${round}.png`, 'image/png')]);

    expect([round, (await fetch(`${url}/videoCover/${round}.png`)).status]).toEqual([round, 200]);
    await s3.send(new DeleteObjectCommand({ Bucket: 'content', Key: `videoCover/${round}.png` }));
  }
});

test('who leaves before hearing anything takes no place from the others', async () => {
  await put('file/long.mp4', 'video/mp4', '0123456789'.repeat(200_000));

  await Promise.all(
    Array.from(
      { length: 150 },
      () =>
        new Promise<void>((left) => {
          const asked = request(`${url}/file/long.mp4`);
          asked.on('finish', () => asked.destroy());
          asked.on('error', () => undefined).on('close', left);
          asked.end();
        }),
    ),
  );

  const reply = await fetch(`${url}/file/long.mp4`);
  expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, 2_000_000]);
});
