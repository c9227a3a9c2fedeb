import * as z from 'zod/mini';
import { LessonDraft } from '#contract/lessons.ts';
import { materials } from '#contract/materials.ts';
import { type Draft, HEAD } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { Problems } from '#web/parts/editor/draft/problems.ts';

const Name = materials.addMaterial.input.shape.name;

/** What is wrong with the title and the description of a lesson, and the names of its files, in the contract's words. */
export function checkLesson(draft: Draft): Problems {
  return { ...checkHead(draft), ...checkNames(draft) };
}

function checkHead({ title, description, head }: Draft): Problems {
  const checked = LessonDraft.safeParse({ title, lessonDesc: description });
  if (checked.success || isLocked(head)) return {};
  const { fieldErrors } = z.flattenError(checked.error);
  return { [HEAD]: { title: fieldErrors.title?.[0], lessonDesc: fieldErrors.lessonDesc?.[0] } };
}

function checkNames({ materials = [] }: Draft): Problems {
  const problems = materials.flatMap(({ id, name, stored, step }) => {
    const { error } = Name.safeParse(name);
    return !error || stored || isLocked(step) ? [] : [[id, { name: error.issues[0]?.message }] as const];
  });
  return Object.fromEntries(problems);
}
