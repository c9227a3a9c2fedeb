import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { uploadKinds } from '#contract/upload-kinds.ts';
import { noImage, png } from '#test/files/pictures.ts';
import { formOf } from '#test/forms.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newCircle, newCommunity } from '#test/things/circles.ts';
import { newCourse } from '#test/things/courses.ts';
import { newLesson } from '#test/things/lessons.ts';
import { addBlock, newNews, newRichtext } from '#test/things/news.ts';
import { newResource } from '#test/things/resources.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
/** Ada's, by the row that changes it; a creation has what it adds to. */
let adas: Record<string, Record<string, string>>;

const rows = Object.values(contract)
  .flatMap((routes) => Object.entries(routes))
  .filter(([, { files }]) => files)
  .map(([name, { method, path, input }]) => ({
    ...{ name, method, path },
    fields: Object.keys((input as unknown as { shape: object }).shape),
  }));

const files: string[] = Object.keys(uploadKinds);
const texts: Record<string, string> = {
  ...{ name: 'Dry farmers', description: 'Without rain', title: 'Rain at last', order: '1' },
  ...{ firstName: 'Ben', lastName: 'King', email: 'ben@farm.test' },
  ...{ categoryId: '1', lessonDesc: 'What is to be seen' },
};
const NOBODY = '01J00000000000000000000000';
const nobodys = { id: NOBODY, richtextId: NOBODY, lessonId: NOBODY };

beforeAll(async () => {
  const community = await newCommunity(ada);
  const richtextId = await newRichtext(ada);
  const news = await newNews(ada);
  const courseId = (await newCourse(ada)).id;
  const lessonId = (await newLesson(ada, courseId)).id;
  const photo = await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  const video = await addBlock(ada, 'videos', { richtextId, order: '2', videoLink: 'https://farm.test/v' });
  adas = {
    createCommunity: {},
    updateProfile: {},
    updateCommunity: { id: community.id },
    createGroup: { communityId: '2' },
    updateGroup: { communityId: '2', id: (await newCircle(ada, 'group', '2')).id },
    createEnterprise: { communityId: '2' },
    updateEnterprise: { communityId: '2', id: (await newCircle(ada, 'enterprise', '2')).id },
    createNews: { communityId: '2', richtextId },
    updateNews: { communityId: '2', id: news.id },
    createResource: {},
    updateResource: { id: (await newResource(ada)).id },
    createCourse: {},
    updateCourse: { id: courseId },
    createLesson: { courseId, richtextId },
    updateLesson: { id: lessonId },
    addMaterial: { lessonId },
    addPhoto: { richtextId },
    addVideo: { richtextId },
    updatePhoto: { id: photo.body.data.id },
    updateVideo: { id: video.body.data.id },
  };
});

type Row = (typeof rows)[number];

/** Sends every field of a row for the things that are given; its files, if any, are of no type that it takes. */
function send(
  member: TestMember,
  { name, method, path, fields }: Row,
  things: Record<string, string>,
  hasFiles = true,
) {
  const category = name.endsWith('News') ? 'Nature' : 'Farmers';
  const given: Record<string, string> = { ...texts, category, ...things };
  const sent = fields
    .filter((field) => !path.includes(`{${field}}`))
    .flatMap((field): [string, string | File][] => {
      if (files.includes(field)) return hasFiles ? [[field, new File([noImage], 'picture.png')]] : [];
      return given[field] === undefined ? [] : [[field, given[field]]];
    });
  const address = path.replace(/\{(\w+)\}/g, (_, field: string) => String(given[field]));
  return member.call(method, address, formOf(Object.fromEntries(sent)));
}

const thingsOf = ({ name }: Row) => {
  const known = adas[name];
  if (!known) throw new Error(`no thing is known that ${name} could be asked for`);
  return known;
};
const isOfThings = ({ fields }: Row) => Object.keys(nobodys).some((id) => fields.includes(id));

test.each(rows)('$method $path refuses the type of a file to who may change the thing', async (row) => {
  const { status, body } = await send(ada, row, thingsOf(row));

  expect([status, body.code]).toEqual([415, expect.stringMatching(/\.wrong-type$/)]);
});

describe.each(rows.filter(isOfThings))('$method $path', (row) => {
  test("says that another's thing is not the caller's before it judges a file", async () => {
    const { status, body } = await send(ben, row, thingsOf(row));

    expect([status, body.code]).toEqual([403, 'thing.not-yours']);
  });

  test('says that a thing is not there before it judges a file', async () => {
    const { status, body } = await send(ben, row, { ...thingsOf(row), ...nobodys });

    expect([status, body.code]).toEqual([404, expect.stringMatching(/\.missing$/)]);
  });
});

test.each(rows.filter(({ fields }) => fields.includes('version')))(
  '$method $path judges a file before it says that the thing was changed',
  async (row) => {
    const stale = { ...thingsOf(row), version: '999' };

    expect((await send(ada, row, stale)).status).toBe(415);
    expect(await send(ada, row, stale, false)).toMatchObject({
      status: 409,
      body: { code: expect.stringMatching(/\.changed$/) },
    });
  },
);
