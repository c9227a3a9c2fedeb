import { describe, expect, test } from 'vitest';
import { MOST_MATERIALS } from '#contract/fields/limits.ts';
import { typeOf } from '#contract/fields/upload-kinds.ts';
import { lists } from '#platform/table/keys.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { leftIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { deleteLesson, newLesson, newLessons, viewLesson } from '#test/things/courses/lessons.ts';
import { addMaterial, deleteMaterial, newMaterial } from '#test/things/courses/materials.ts';
import { pdf } from '#test/things/library/resources.ts';
import { askParts, completeUpload, putParts } from '#test/things/library/uploads.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const zip = bytes('PK\x03\x04\x14\0\x06\0');
const words = bytes('Seed first, then rain.');

async function aLesson() {
  const { id: courseId } = await newCourse(ada);
  return { ...(await newLesson(ada, courseId)), courseId };
}

const materialsOf = async (id: string) => (await viewLesson(ada, id)).body.materials;
const namesOf = async (id: string): Promise<string[]> =>
  (await materialsOf(id)).map(({ name }: { name: string }) => name);

/** What is left of a lesson's materials. */
const rowsOf = (lessonId: string) => leftIn(lists.materials(lessonId).pk);

describe('a new material', () => {
  test('is answered, stands in its lesson for its learners, and is downloaded as what it is', async () => {
    const { id, courseId } = await aLesson();
    await enrol(ben, courseId);

    const file = new File([zip], 'Soil cover.XLSX');
    const { status, body } = await addMaterial(ada, {
      lessonId: id,
      name: 'Soil cover by week',
      material: file,
    });

    const type = typeOf('material', 'a.xlsx');
    const shown = {
      id: expect.stringContaining(id),
      lessonId: id,
      name: 'Soil cover by week',
      material: expect.stringMatching(/^[\da-f-]{36}\.xlsx$/),
      file: { name: 'Soil cover.XLSX', type, size: zip.length },
      createdAt: expect.any(String),
    };
    expect([status, body]).toEqual([201, { data: shown }]);
    expect((await viewLesson(ben, id)).body.materials).toEqual([shown]);
    const served = await fetch(`${stack.contentUrl}/material/${body.data.material}?name=Soil+cover`);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename="Soil cover.xlsx"/);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(zip);
  });

  test('is called as its file where it has no name, and stands behind the others', async () => {
    const { id } = await aLesson();
    await newMaterial(ada, id, { material: new File([words], 'Notes 1.2.txt') });
    await newMaterial(ada, id, { material: new File([pdf], 'soil.pdf'), name: ' ' });
    await newMaterial(ada, id, { material: new File([pdf], '.pdf') });
    await newMaterial(ada, id, { material: new File([pdf], 'soil.pdf'), name: 'Another' });
    await newMaterial(ada, id, { material: new File([pdf], '\u200b.pdf') });

    // What would leave nothing to see is the whole name of the file.
    expect(await namesOf(id)).toEqual(['Notes 1.2', 'soil', '.pdf', 'Another', '\u200b.pdf']);
  });

  test('is refused without a file, with an empty one or of another type, and with a name that cannot be shown', async () => {
    const { id: lessonId } = await aLesson();
    const material = new File([pdf], 'soil.pdf');
    const refused: [Record<string, string | File>, number, string, ...string[]][] = [
      [{}, 400, 'request.invalid', 'material'],
      [{ material: new File([], 'soil.txt') }, 400, 'file.empty', 'material'],
      [{ material: new File([zip], 'a.zip') }, 415, 'file.wrong-type', 'material'],
      [{ material, name: 'a'.repeat(201) }, 400, 'request.invalid', 'name'],
      [{ material: new File([pdf], 'a\u202efdp.pdf') }, 400, 'file.name', 'material'],
      [{ material, lessonId: 'nowhere' }, 404, 'course.missing'],
    ];

    for (const [fields, ...expected] of refused) {
      const { status, body } = await addMaterial(ada, { lessonId, ...fields });
      expect([status, body.code, ...Object.keys(body.fields ?? {})]).toEqual(expected);
    }
  });

  test('comes whole in parts', async () => {
    const { id } = await aLesson();
    const content = new Uint8Array(6_000_000);
    content.set(pdf);
    const file = { kind: 'material', filename: 'book.pdf', contentType: 'application/pdf', bytes: content };
    const uploadId = await askParts(ada, file);
    const parts = await putParts(ada, uploadId, content);
    expect((await completeUpload(ada, uploadId, parts)).status).toBe(200);

    const { material, file: about } = await newMaterial(ada, id, { material: `upload:${uploadId}` });

    expect([parts.length, about.size]).toEqual([2, 6_000_000]);
    const served = await fetch(`${stack.contentUrl}/material/${material}`, { method: 'HEAD' });
    expect(served.headers.get('content-length')).toBe('6000000');
    expect(served.headers.get('content-type')).toBe('application/pdf');
  });
});

test('of a lesson with 49 materials one takes the last place, and the others at the same time leave nothing behind', async () => {
  const { id } = await aLesson();
  const { material } = await import('#kinds/declared/material.ts');
  const { getLesson, lesson } = await import('#kinds/declared/lesson.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { item } = await getLesson(id);
  for (let place = 1; place < MOST_MATERIALS; place += 1) {
    const rest = {
      lessonId: id,
      parent: lesson.key(item),
      name: `${place}`,
      material: `${place}.pdf`,
      version: 0,
    };
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1 };
    const number = `${place}`.padStart(26, '0');
    await writeTogether(material.insert({ ...rest, id: id + number, file, createdAt: '2026-01-01' }));
  }
  const before = await filesAtRest();

  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => addMaterial(ada, { lessonId: id, material: new File([pdf], 'last.pdf') })),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const full = replies.filter(({ status }) => status === 409).map(({ body }) => [body.code, body.error]);
  expect(full).toEqual(full.map(() => ['materials.full', 'A lesson has 50 materials at most.']));
  expect(await materialsOf(id)).toHaveLength(50);
  expect(await filesAtRest()).toHaveLength(before.length + 1);

  const [first] = await materialsOf(id);
  expect((await deleteMaterial(ada, first.id)).status).toBe(200);
  await newMaterial(ada, id);
});

describe('a deleted material', () => {
  test('is gone at once, with its file, and the others stay', async () => {
    const { id } = await aLesson();
    const before = await filesAtRest();
    const one = await newMaterial(ada, id, { name: 'One' });
    await newMaterial(ada, id, { name: 'Two' });

    expect((await deleteMaterial(ada, one.id)).body).toEqual({ id: one.id });

    expect(await namesOf(id)).toEqual(['Two']);
    expect(told(await deleteMaterial(ada, one.id))).toEqual([404, 'material.missing']);
    expect(await filesAtRest()).toHaveLength(before.length + 1);
    expect((await fetch(`${stack.contentUrl}/material/${one.material}`)).status).toBe(404);
  });

  test('is deleted by the creator of its course alone, and not by an id that was made up', async () => {
    const { id, courseId } = await aLesson();
    await enrol(ben, courseId);
    const one = await newMaterial(ada, id);

    expect((await deleteMaterial(ben, one.id)).body.code).toBe('thing.not-yours');
    for (const made of ['x', courseId, id, `${id}x`, `${one.id.slice(0, -1)}~`, '\ud83c\udf3b'.repeat(20)]) {
      const { status, body } = await deleteMaterial(ada, encodeURIComponent(made));
      expect([made, status, body.code]).toEqual([made, 404, 'material.missing']);
    }
    expect(await materialsOf(id)).toHaveLength(1);
  });

  test.each(['lesson', 'course'])('goes with its %s: its row and its file', async (above) => {
    const before = await filesAtRest();
    const { id, courseId } = await aLesson();
    await newMaterial(ada, id);
    await newMaterial(ada, id, { material: new File([words], 'notes.txt') });

    const gone = above === 'lesson' ? deleteLesson(ada, id) : ada.call('DELETE', `/api/courses/${courseId}`);
    expect((await gone).status).toBe(200);

    expect(await filesAtRest()).toEqual(before);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('a material that is added', () => {
  const add = (lessonId: string) => addMaterial(ada, { lessonId, material: new File([pdf], 'late.pdf') });

  test.each(['lesson', 'course'])('while its %s is deleted leaves nothing behind', async (above) => {
    const before = await filesAtRest();
    const { id, courseId } = await aLesson();
    calls.onceBefore(`${lists.materials(id).pk} ~0`, async () => {
      calls.calm();
      const path = above === 'lesson' ? `/api/lessons/${id}` : `/api/courses/${courseId}`;
      expect((await ada.call('DELETE', path)).status).toBe(200);
      await workerRests();
    });

    expect(told(await add(id))).toEqual([404, `${above}.missing`]);
    expect(await filesAtRest()).toEqual(before);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('at once with all that ends it leaves nothing behind', async () => {
    const before = await filesAtRest();
    for (const end of ['lesson', 'course']) {
      const { id: courseId } = await newCourse(ada);
      const [id = ''] = await newLessons(ada, courseId, ['One', 'Two']);
      const path = end === 'lesson' ? `/api/lessons/${id}` : `/api/courses/${courseId}`;

      const [removed, ...added] = await Promise.all([ada.call('DELETE', path), add(id), add(id), add(id)]);

      expect(removed.status).toBe(200);
      for (const { status } of added) expect([201, 404]).toContain(status);
      expect(await filesAtRest()).toEqual(before);
      expect(await rowsOf(id)).toEqual([]);
    }
  });
});
