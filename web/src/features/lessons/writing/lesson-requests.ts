import type { PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { newStep } from '#web/parts/sync/queue/thing.ts';
import { checkLesson as check } from './check-lesson.ts';
import { drafts } from './drafts.ts';
import { findLesson } from './find-lesson.ts';
import { fields } from './lesson-fields.ts';

export const requests: PieceRequests = {
  ...fields,
  folderOf: drafts.folderOf,
  find: findLesson,
  check,
  headStep({ id, version, place: courseId, richtextId, fields: { title, description, cover } }) {
    const head = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { lessonDesc: description }),
    };
    if (id === undefined) return newStep('lessons.createLesson', { courseId, richtextId, ...head });
    return newStep('lessons.updateLesson', {
      ...{ id, ...head },
      ...(version !== undefined && { version }),
      ...(cover === '' && { coverImg: cover }),
    });
  },
};
