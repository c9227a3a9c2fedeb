import { createLesson as row } from '#contract/lessons/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { course } from '#kinds/declared/course.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { showLesson } from '#kinds/lessons/lessons.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { asPicture } from '#kinds/picture.ts';
import { adoptRichtext, checkUnused, getRichtext, pictureOf } from '#kinds/richtext.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { checkRoom, LONG_DESCRIPTION, lessonAdded } from './course-lessons.ts';

export const handler = endpoint(row, async (draft, { member, commit }) => {
  const { courseId, richtextId, title, lessonDesc } = draft;
  const [above, richtext] = await Promise.all([course.get({ id: courseId }), getRichtext(richtextId)]);
  await authorize(member, 'change', above);
  await authorize(member, 'change', richtext);
  const taken = draft.coverImg && (await takePicture(draft.coverImg, 'coverImg', member.id));
  checkUnused(richtext);
  const { whole, ...description } = splitDescription(lessonDesc, LONG_DESCRIPTION);

  return commit(async () => {
    const order = await readOrder(courseId);
    checkRoom(order);
    const number = order.created + 1;
    const id = lessonId(courseId, number);
    const cover = taken?.file();
    const item: LessonItem = {
      id,
      courseId,
      number,
      parent: course.key(above),
      title,
      ...description,
      richtextId,
      words: richtext.words,
      createdAt: new Date().toISOString(),
      version: 0,
      photo: richtext.photo ? pictureOf(richtext.photo) : undefined,
      cover: asPicture(taken, cover),
    };
    const actions = [
      // This condition comes first: a faster request has taken the number too, and a failed order is retried.
      changeOrder(courseId, order, { numbers: [...order.numbers, number], created: number }),
      ...lesson.insert(item),
      lessonAdded(above),
      adoptRichtext(richtext, lesson.key(item)),
      ...putWhole(keys.lessonText(id), {}, item, whole),
      ...(taken?.take ?? []),
    ];
    return { reply: { data: showLesson(item, undefined, false) }, actions, files: [cover] };
  });
});
