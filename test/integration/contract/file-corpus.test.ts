import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { uploadKinds } from '#contract/fields/upload-kinds.ts';
import { type FileField, fileFields } from '#test/contract/file-fields.ts';
import { fieldsOf, makeThings, permissionRows, type Things } from '#test/contract/permission-rows.ts';
import { nastyFiles, nastyNames } from '#test/files/nasty.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesIn } from '#test/system/bucket.ts';
import { quickly } from '#test/system/processor-time.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newRichtext } from '#test/things/news.ts';

/*
 * Each file of the corpus is sent to every field that takes one, and each name is given to a file. What is taken stands
 * on the content host under a name of ours, as what it is, and so that nothing in it can run.
 */

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const MOST = ['WRITTEN_A_DAY', 'MADE_A_DAY', 'CIRCLES_A_DAY', 'BYTES_A_DAY'];
let things: Things;
beforeAll(async () => {
  for (const name of MOST) process.env[name] = '1000000000000';
  things = await makeThings(ada, 'Village of ada', ben);
});
afterAll(() => {
  for (const name of MOST) delete process.env[name];
});

/** Each time with a rich text of its own: a second news of one is refused. */
async function send({ row, method, field }: FileField, file: File) {
  const [path = '', body] = permissionRows[row]?.ask({ ...things, richtextId: await newRichtext(ada) }) ?? [];
  const given = { ...fieldsOf(body), ...(field === 'videoResource' && { videoLink: '' }) };
  return ada.call(method, path, formOf({ ...given, [field]: file }));
}

/** A picture that is no more than one, of so many bytes. */
function plainPicture(size: number): File {
  const bytes = new Uint8Array(Math.max(size, png.length));
  bytes.set(png);
  return new File([bytes], 'plain.png');
}

const SHOWN = /^(image\/(png|jpeg|gif|webp)|video\/(mp4|quicktime|webm)|application\/pdf)$/;
const NAME = /^[A-Za-z]+\/([\w-]{1,64}\/)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.[a-z0-9]{1,10}){1,2}$/;

/** What is wrong with a file as the content host serves it. */
async function wrongWith(path: string): Promise<string[]> {
  const reply = await fetch(`${stack.contentUrl}/${path}`, { method: 'HEAD' });
  const [type = '', policy = '', way = ''] = [
    'content-type',
    'content-security-policy',
    'content-disposition',
  ].map((name) => reply.headers.get(name) ?? '');
  const isDownload = way.startsWith('attachment');
  const isClosed = /^sandbox; default-src 'none'/.test(policy);
  const isPdf =
    type === 'application/pdf' &&
    !/script-src|unsafe-eval/.test(policy) &&
    policy.includes("default-src 'none'");
  return [
    ...(NAME.test(path) ? [] : ['is under a name of its own']),
    ...(isDownload || SHOWN.test(type) ? [] : [`is shown as ${type}`]),
    ...(isClosed || isPdf ? [] : [`may run: ${policy}`]),
    ...(reply.headers.get('x-content-type-options') === 'nosniff' ? [] : ['may be taken for another type']),
  ].map((problem) => `${path} ${problem}`);
}

/**
 * What was published by it, and what is wrong with that and with the answer. That is looked at before a picture is sent
 * to compare with, which is published too, or takes its place.
 */
async function tryUpload(row: FileField, filename: string, bytes: Uint8Array<ArrayBuffer>) {
  const before = new Set(await filesIn('content'));
  return quickly(
    `${row.row} ${row.field}`,
    () => send(row, new File([bytes], filename)),
    () => send(row, plainPicture(bytes.length)),
    async ({ status, body, headers }) => {
      const published = (await filesIn('content')).filter((path) => !before.has(path));
      const problems = [
        ...(status >= 500 || status === 429 ? [`answers ${status} ${body.code}`] : []),
        ...(status >= 300 && published.length > 0 ? ['is refused and published'] : []),
        ...(/pwned/.test([...headers].flat().join()) ? ['has it in a header'] : []),
        ...(await Promise.all(published.map(wrongWith))).flat(),
      ];
      return { isTaken: status < 300, problems };
    },
  );
}

describe.each(fileFields)('$field of $method $path', (row) => {
  test('takes what is more than it says for what it is, or not at all', async () => {
    for (const [what, filename, bytes] of nastyFiles) {
      const { problems } = await tryUpload(row, filename, bytes);
      expect([what, problems]).toEqual([what, []]);
    }
  });

  test('keeps no name that is more than a name', async () => {
    for (const filename of nastyNames) {
      const { problems } = await tryUpload(row, filename, png);
      expect([filename, problems]).toEqual([filename, []]);
    }
  });
});

test('the library takes any file that does not pretend', async () => {
  const row = fileFields.find(({ path }) => path === '/api/resources/add') as FileField;
  const taken: string[] = [];
  for (const [what, filename, bytes] of nastyFiles)
    if ((await tryUpload(row, filename, bytes)).isTaken) taken.push(what);

  expect(taken).toEqual(
    expect.arrayContaining(['a page', 'a drawing', 'a program', 'a document that is large once unpacked']),
  );
  expect(
    taken.filter((what) => / that is called a (picture|photo)|^nothing|is a picture$/.test(what)),
  ).toEqual([]);
});

test('an upload that is announced under such a name is put under ours, or refused in words', async () => {
  for (const kind of ['img', 'file', 'material'] satisfies (keyof typeof uploadKinds)[]) {
    for (const filename of nastyNames) {
      const asked = {
        kind,
        filename,
        contentType: kind === 'img' ? 'image/png' : 'application/octet-stream',
        size: 100,
      };
      const { status, body } = await ada.call('POST', '/api/uploads', asked, newKey());
      expect([filename, status]).toEqual([
        filename,
        expect.toSatisfy((is: number) => [201, 400, 415].includes(is)),
      ]);
      if (status !== 201) continue;
      expect(decodeURIComponent(new URL(body.data.url).pathname)).toMatch(/^\/[\w/-]+$/);
      await ada.call('DELETE', `/api/uploads/${body.data.id}`);
    }
  }
});
