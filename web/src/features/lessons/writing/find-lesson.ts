import { lessons } from '#contract/lessons/lessons.ts';
import { call } from '#web/lib/api/api.ts';
import type { FindPiece } from '#web/parts/editor/piece-kind.ts';

/** A lesson as it is now; its parent is its course. */
export const findLesson: FindPiece = async ({ id }, signal) => {
  const { lessonDesc, course, courseId, ...found } = await call(
    lessons.getLesson,
    { id },
    { ...(signal && { signal }) },
  );
  return { ...found, description: lessonDesc, creator: course.creator, parentId: courseId };
};
