import { copyLesson as row } from '#contract/lessons/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { getLesson, type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { readMaterials } from '#kinds/declared/material.ts';
import { putWhole, wholeDescription } from '#kinds/description.ts';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { showLesson } from '#kinds/lessons/lessons.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { adoptRichtext, pictureOf, readItems } from '#kinds/richtext.ts';
import { copyRichtext, filesOfBlocks } from '#kinds/richtext-copy.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { copiesOf, findFiles } from './copied-files.ts';
import { copyMaterials } from './copied-materials.ts';
import { titleOfCopy } from './copied-title.ts';
import { checkRoom, lessonAdded } from './course-lessons.ts';

export const handler = endpoint(row, async ({ id }, { member, countBytes, commit }) => {
  const { item: of, above } = await getLesson(id);
  await authorize(member, 'change', above);
  checkShown(of);
  checkRoom(await readOrder(above.id));
  const [text, blocks, materials] = await Promise.all([
    wholeDescription(of, keys.lessonText(id)),
    readItems(of.richtextId),
    readMaterials(id),
  ]);
  const found = await findFiles([
    ...(lesson.declared.files?.(of) ?? []),
    ...filesOfBlocks(blocks),
    ...materials.map(({ material }) => `material/${material}` as const),
  ]);
  await countBytes(found.bytes);

  return commit(async () => {
    const order = await readOrder(above.id);
    checkRoom(order);
    const number = order.created + 1;
    const at = order.numbers.indexOf(of.number) + 1 || order.numbers.length;
    const { files, nameOf } = copiesOf(found);
    const richtext = await copyRichtext(blocks, member.id, nameOf);
    const item = copyOf(of, number, richtext, nameOf);
    const actions = [
      // This condition comes first: a faster request has taken the number too, and a failed order is retried.
      changeOrder(above.id, order, { numbers: order.numbers.toSpliced(at, 0, number), created: number }),
      ...lesson.insert(item),
      lessonAdded(above),
      adoptRichtext(richtext, lesson.key(item)),
      ...putWhole(keys.lessonText(item.id), {}, item, item.hasMore ? text : undefined),
      ...copyMaterials(materials, item.id, lesson.key(item), nameOf),
    ];
    return { reply: { data: showLesson(item, undefined, false) }, actions, files };
  });
});

/** Throws `lesson.hidden`: its copy would show again what was hidden. */
function checkShown({ isHidden }: LessonItem): void {
  if (!isHidden) return;
  throw new AppError('conflict', 'lesson.hidden', 'This lesson is hidden: it cannot be copied.');
}

/** What is said of a lesson itself: no test, no replies, and nobody has learned it. */
function copyOf(
  { courseId, parent, title, description, hasMore, cover }: LessonItem,
  number: number,
  { id: richtextId, words, photo }: Awaited<ReturnType<typeof copyRichtext>>,
  nameOf: ReturnType<typeof copiesOf>['nameOf'],
): LessonItem {
  return {
    id: lessonId(courseId, number),
    courseId,
    number,
    parent,
    title: titleOfCopy(title),
    richtextId,
    description,
    hasMore,
    words,
    createdAt: new Date().toISOString(),
    version: 0,
    photo: photo ? pictureOf(photo) : undefined,
    cover: cover && { ...cover, name: nameOf(`coverImg/${cover.name}`) ?? cover.name },
  };
}
