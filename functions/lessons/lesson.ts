import type { Lesson, LessonBeside } from '#contract/lessons/lessons.ts';
import type { CourseItem } from '#kinds/declared/course.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { readMaterials } from '#kinds/declared/material.ts';
import { wholeDescription } from '#kinds/description.ts';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { showLesson } from '#kinds/lessons/lessons.ts';
import { openLessons } from '#kinds/lessons/lock.ts';
import { readRichtext } from '#kinds/richtext.ts';
import { StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import type { Reader } from './reader.ts';

/**
 * A lesson with all its content: the number of reads does not depend on the number of lessons. Throws `lessons.changed`
 * where one beside it was deleted meanwhile, and `lesson.missing` where it was deleted itself.
 */
export async function wholeOf(
  item: LessonItem,
  above: CourseItem,
  { order, enrolment, isLooking = false }: Reader,
): Promise<Lesson> {
  const index = order.numbers.indexOf(item.number);
  if (index < 0) throw lesson.missing();
  const open = enrolment && openLessons(order.numbers, enrolment);
  const beside = async (number: number | undefined) =>
    number === undefined ? undefined : showBeside(above.id, number, open?.has(number) !== false);
  const [text, materials, blocks, previous, next] = await Promise.all([
    wholeDescription(item, keys.lessonText(item.id)),
    readMaterials(item.id),
    readRichtext(item.richtextId),
    beside(order.numbers[index - 1]),
    beside(order.numbers[index + 1]),
  ]);
  const card = showLesson(item, enrolment, isLooking);
  const { questionsCount = 0 } = item;
  const isPassed = enrolment?.passed.has(item.number) === true;
  return {
    ...card,
    lessonDesc: text,
    course: { id: above.id, title: above.title, creator: above.creator },
    place: index + 1,
    lessonsCount: order.numbers.length,
    previous,
    next,
    materials,
    test: questionsCount > 0 ? { id: item.id, questionsCount, isPassed } : undefined,
    rich_text: blocks,
  };
}

async function showBeside(courseId: string, number: number, isOpen: boolean): Promise<LessonBeside> {
  const item = await lesson.find({ courseId, id: lessonId(courseId, number) });
  if (!item) throw new StaleReadError('lessons.changed');
  return { id: item.id, title: item.title, isLocked: !isOpen, cover: item.cover };
}
