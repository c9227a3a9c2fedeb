import { ifThere } from '#functions/worker/change.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { removeLesson } from '#kinds/lessons/removal.ts';
import { committer } from '#platform/http/commit.ts';

/**
 * Deletes a lesson as its course's creator would, by its id alone; the worker removes what belongs to it. Returns
 * whether it still existed.
 */
export const removeLessonAsCreator = (id: string): Promise<boolean> =>
  ifThere(() =>
    committer(undefined)(async () => {
      const { item, above } = await getLesson(id);
      return { reply: { id }, actions: await removeLesson(item, above) };
    }),
  );
