import { png } from '#test/files/pictures.ts';
import { formOf } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { learn, newLesson, newLessons } from '#test/things/courses/lessons.ts';
import { newMaterial } from '#test/things/courses/materials.ts';
import { pdf } from '#test/things/library/resources.ts';
import { addBlock, newRichtext } from '#test/things/news.ts';
import { course, type People, type Requests, text } from './asked.ts';
import { courses } from './courses.ts';

/**
 * Two whose order is turned, one that goes, one of thirty blocks and five materials that is copied, and the first two
 * of a course of 200, the first of which Ada has completed.
 */
export const lessons = {
  turned: [''],
  gone: '',
  copied: '',
  first: '',
  next: '',
  /** Of a lesson that is yet to be made. */
  richtext: '',
  material: '',
};

export async function prepareLessons({ ada, ben }: People) {
  lessons.turned = await newLessons(ada, courses.moved, ['One', 'Two']);
  [lessons.gone = ''] = await newLessons(ada, courses.changed, ['Goes']);
  lessons.copied = await lessonToCopy(ada, courses.changed);
  lessons.richtext = await newRichtext(ada);
  [lessons.first = '', lessons.next = ''] = await newLessons(ben, courses.taken, ['One', 'Two']);
  await learn(ada, (await newLesson(ben, courses.left)).id);
  // With the course of this one she goes on.
  await learn(ada, lessons.first);
  lessons.material = (await newMaterial(ada, lessons.turned[0] ?? '')).id;
  await fillWithLessons(courses.taken, lessons.next);
}

async function lessonToCopy(ada: TestMember, courseId: string): Promise<string> {
  const { id, richtextId } = await newLesson(ada, courseId, { coverImg: png });
  await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  for (let count = 1; count < 30; count += 1) await addBlock(ada, 'texts', text(richtextId));
  for (let count = 0; count < 5; count += 1) await newMaterial(ada, id);
  return id;
}

/** Has a course have 200 lessons, all but the first like that one. */
async function fillWithLessons(courseId: string, like: string) {
  const { getLesson, lesson } = await import('#kinds/declared/lesson.ts');
  const { lessonId } = await import('#kinds/lessons/lesson-id.ts');
  const { changeOrder, readOrder } = await import('#kinds/lessons/order.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { item } = await getLesson(like);
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const more = numbers.slice(2).map((number) => ({ ...item, id: lessonId(courseId, number), number }));
  await putItems(more.map((one) => ({ ...lesson.key(one), ...one })));
  await writeTogether([changeOrder(courseId, await readOrder(courseId), { numbers, created: 200 })]);
}

export const lessonsRequests = (): Requests => ({
  'GET /api/lessons/course/{courseId}': () => [[courses.moved]],
  'GET /api/lessons/course/{courseId} (200)': () => [[courses.taken]],
  'POST /api/lessons/add': () => {
    const { title, description: lessonDesc, thumbnail: coverImg } = course;
    const place = { courseId: courses.changed, richtextId: lessons.richtext };
    return [[], formOf({ title, lessonDesc, coverImg, ...place })];
  },
  'POST /api/lessons/{id}/copy': () => [[lessons.copied], {}],
  'PUT /api/lessons/course/{courseId}/order': () => [[courses.moved], { ids: lessons.turned.toReversed() }],
  'GET /api/lessons/{id}': () => [[lessons.next]],
  'PUT /api/lessons/{id}': () => [[lessons.gone], formOf({ title: course.title, coverImg: png })],
  'DELETE /api/lessons/{id}': () => [[lessons.gone]],
  'POST /api/materials/add': () => {
    const [lessonId = ''] = lessons.turned;
    return [[], formOf({ lessonId, material: new File([pdf], 'soil.pdf') })];
  },
  'DELETE /api/materials/{id}': () => [[lessons.material]],
  'POST /api/lesson-progress/start': () => [[], { lessonId: lessons.next, startTime: '1741600000000' }],
  'PUT /api/lesson-progress/{id}': () => [[lessons.next], { isCompleted: true, endTime: '1741601800000' }],
});
