import * as z from 'zod/mini';
import { LessonDraft } from '#contract/lessons/lessons.ts';
import { materials } from '#contract/lessons/materials.ts';
import { type Draft, HEAD } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { Problems } from '#web/parts/editor/draft/problems.ts';
import type { PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { drafts, fields } from './drafts.ts';
import { findLesson } from './find-lesson.ts';

export const requests: PieceRequests = {
  ...fields,
  folderOf: drafts.folderOf,
  find: findLesson,
  /** Problems of title, description and names of files, in the contract's words. */
  check: (draft) => ({ ...checkHead(draft), ...checkNames(draft) }),
  headStep({ id, version, parentId: courseId, richtextId, fields: { title, description, cover } }) {
    const head = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { lessonDesc: description }),
    };
    if (id === undefined) return newStep('lessons.createLesson', { courseId, richtextId, ...head });
    return newStep('lessons.updateLesson', {
      id,
      ...head,
      ...(version !== undefined && { version }),
      ...(cover === '' && { coverImg: cover }),
    });
  },
};

function checkHead({ title, description, head }: Draft): Problems {
  const checked = LessonDraft.safeParse({ title, lessonDesc: description });
  if (checked.success || isLocked(head)) return {};
  const { fieldErrors } = z.flattenError(checked.error);
  return { [HEAD]: { title: fieldErrors.title?.[0], lessonDesc: fieldErrors.lessonDesc?.[0] } };
}

const Name = materials.addMaterial.input.shape.name;

function checkNames({ materials = [] }: Draft): Problems {
  const problems = materials.flatMap(({ id, name, stored, step }) => {
    const { error } = Name.safeParse(name);
    return !error || stored || isLocked(step) ? [] : [[id, { name: error.issues[0]?.message }] as const];
  });
  return Object.fromEntries(problems);
}
