import { beforeAll, describe, expect, test } from 'vitest';
import { typeOf, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { type FileField, fileFields } from '#test/contract/file-fields.ts';
import { fieldsOf, makeThings, permissionRows, type Things } from '#test/contract/permission-rows.ts';
import { noImage, png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { formOf } from '#test/forms.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { pdf } from '#test/things/library/resources.ts';
import { askUpload, putUpload, type TestUpload, upload } from '#test/things/library/uploads.ts';
import { newRichtext } from '#test/things/news.ts';
import { told } from '#test/told.ts';

/*
 * Every field of every row that takes a file, by itself or in its place an upload: what else the row is asked with
 * stands in the permission matrix.
 */

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
let adas: Things;
beforeAll(async () => {
  adas = await makeThings(ada, 'Village of ada', await stack.member('cleo'));
});

const NOBODY = '01J00000000000000000000000';
const nobodys = { id: NOBODY, richtextId: NOBODY, lessonId: NOBODY };
const named = Object.keys(nobodys) as (keyof typeof nobodys)[];

/** Of what takes no pictures. */
const examples: Partial<Record<FileField['kind'], [filename: string, bytes: Uint8Array<ArrayBuffer>]>> = {
  videoResource: ['a.mp4', Uint8Array.from(mp4())],
  material: ['a.pdf', pdf],
};
function fileFor(kind: FileField['kind'], other?: Uint8Array<ArrayBuffer>): TestUpload {
  const [filename, bytes] = examples[kind] ?? ['a.png', png];
  return { kind, filename, contentType: typeOf(kind, filename) ?? '', bytes: other ?? bytes };
}

/** Asks a row for Ada's things, or for those that are given in their place, each time with a rich text of its own. */
async function send(
  { row, method, field }: FileField,
  file: string | File | undefined,
  { by = ada, ...more }: { by?: TestMember; version?: string } & Partial<typeof nobodys> = {},
) {
  const { id, version, ...others } = more;
  const theirs = id && Object.fromEntries(Object.keys(adas).map((name) => [name, id]));
  const { communityId, courseId } = adas;
  const of = { ...adas, richtextId: await newRichtext(ada), ...theirs, communityId, courseId, ...others };
  const isWhole = id && /communities|courses/.test(row);
  const [path, body] = permissionRows[row]?.ask({
    ...of,
    ...(isWhole && { communityId: id, courseId: id }),
  } as Things) ?? [''];
  const given = { ...fieldsOf(body), ...(field === 'videoResource' && { videoLink: '' }) };
  const sent = { ...given, ...(version && { version }), ...(file !== undefined && { [field]: file }) };
  return by.call(method, path, formOf(sent));
}
const isHeld = async (member: TestMember, reference: string) =>
  (await filesAtRest('uploads')).includes(`${member.id}/${reference.slice('upload:'.length)}`);

/** By kind, what another member has uploaded, which none of the rows takes. */
const theirs = new Map<string, string>();
const gone = 'This file is not here any more. Please choose it again.';

describe.each(fileFields)('$field of $method $path', (row) => {
  const { field, kind, inputs } = row;
  const missing = { status: 400, body: { error: gone, code: 'upload.missing', fields: { [field]: gone } } };
  const wrongType = { status: 415, body: { code: expect.stringMatching(/\.wrong-type$/) } };

  test('is published as what it is from an own upload, once, when that has come, and the upload goes', async () => {
    const file = fileFor(kind);
    const asked = await askUpload(ada, file);
    const reference = `upload:${asked.body.data.id}`;
    const before = await filesAtRest();
    expect(await send(row, reference)).toMatchObject(missing);
    await putUpload(asked, file.bytes);

    expect((await send(row, reference)).status).toBeLessThan(300);

    const after = await filesAtRest();
    const [path = '', ...more] = after.filter((name) => !before.includes(name));
    expect([path, more]).toEqual([expect.stringMatching(`^${kind}/`), []]);
    const published = await fetch(`${stack.contentUrl}/${path}`);
    // What may be any file is sent as bytes, and published as what they are.
    const type = kind === 'file' ? 'image/png' : file.contentType;
    expect(published.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await published.arrayBuffer())).toEqual(file.bytes);
    expect(await isHeld(ada, reference)).toBe(false);
    expect(await send(row, reference)).toMatchObject(missing);
    expect(await filesAtRest()).toEqual(after);
  });

  test('is not taken from an upload of another member, of another kind, or of nobody', async () => {
    const others = theirs.get(kind) ?? (await upload(ben, fileFor(kind)));
    theirs.set(kind, others);
    const other = kind === 'img' ? 'news' : 'img';
    const otherKind = theirs.get(`ada ${other}`) ?? (await upload(ada, fileFor(other)));
    theirs.set(`ada ${other}`, otherKind);

    for (const reference of [others, otherKind, `upload:${NOBODY}`])
      expect(await send(row, reference)).toMatchObject(missing);

    expect([await isHeld(ben, others), await isHeld(ada, otherKind)]).toEqual([true, true]);
  });

  test('is refused where its bytes are something else, sent or uploaded, and never published', async () => {
    const before = await filesAtRest();
    const reference = await upload(ada, fileFor(kind, noImage));

    for (const file of [new File([noImage], 'picture.png'), reference]) {
      expect(await send(row, file)).toMatchObject({
        ...wrongType,
        body: { ...wrongType.body, fields: { [field]: expect.any(String) } },
      });
    }

    expect(await filesAtRest()).toEqual(before);
    await ada.call('DELETE', `/api/uploads/${reference.slice('upload:'.length)}`);
  });

  const wrong = named.filter((name) => inputs.includes(name));
  if (wrong.length > 0)
    test('is judged after whose the thing is, and whether it is there', async () => {
      const file = () => new File([noImage], 'picture.png');

      // Anybody may answer what is another's, and post in any group.
      if (!/^(replies\.addReply|posts\.addPost)$/.test(row.row))
        expect(told(await send(row, file(), { by: ben }))).toEqual(
          // Another's conversation is not there.
          row.row === 'chats.addMessage' ? [404, 'chat.missing'] : [403, 'thing.not-yours'],
        );
      for (const name of wrong) {
        expect(told(await send(row, file(), { by: ben, [name]: NOBODY }))).toEqual([
          404,
          expect.stringMatching(/\.missing$/),
        ]);
      }
    });

  if (inputs.includes('version'))
    test('is judged before it is said that the thing was changed', async () => {
      const stale = { version: '999' };
      const reference = await upload(ada, fileFor(kind));
      const before = await filesAtRest();

      expect(await send(row, new File([noImage], 'picture.png'), stale)).toMatchObject(wrongType);
      for (const file of [undefined, reference])
        expect(told(await send(row, file, stale))).toEqual([409, expect.stringMatching(/\.changed$/)]);

      // What was not saved waits for the next try.
      expect(await filesAtRest()).toEqual(before);
      expect((await send(row, reference)).status).toBeLessThan(300);
    });
});

test('every file that a row takes goes by the name of its kind of upload', () => {
  expect(new Set(fileFields.map(({ kind }) => kind))).toEqual(new Set(Object.keys(uploadKinds)));
});
