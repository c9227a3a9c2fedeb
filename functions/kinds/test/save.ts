import { ulid } from 'ulid';
import type { QuestionDraft } from '#contract/quizzes/quizzes.ts';
import { notYours } from '#kinds/authorize.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { getLesson, type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { invalidField, StaleReadError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead, edited } from '#platform/table/version.ts';
import { chunksOf, expireEdition, marksIn, putEdition, type StoredQuestion } from './editions.ts';
import type { Asked } from './show.ts';
import type { TestItem } from './test.ts';

/** A lesson and its course. */
interface OwnLesson {
  readonly item: LessonItem;
  readonly above: CourseItem;
}

/** A lesson of a course that the member made. Throws `lesson.missing` and `thing.not-yours`. */
export async function ownLesson(member: Member, lessonId: string): Promise<OwnLesson> {
  const found = await getLesson(lessonId);
  if (found.above.creator !== member.id)
    throw notYours('Only the one who made the course may see or do this.');
  return found;
}

/**
 * Questions as they are stored: a `known` one keeps its id, any other is new. A written answer has no right option.
 * Throws `test.other-block` for a block of another lesson.
 */
export function questionsFrom(
  { id: lessonId, richtextId }: Pick<LessonItem, 'id' | 'richtextId'>,
  drafts: readonly QuestionDraft[],
  known: readonly StoredQuestion[] = [],
): StoredQuestion[] {
  const ids = new Set(known.map(({ id }) => id));
  // A block's id begins with its rich text's. One that was deleted meanwhile leads to the lesson's beginning.
  if (drafts.some(({ block }) => block && !block.startsWith(richtextId))) {
    throw invalidField(
      'test.other-block',
      'questions',
      'This is no place in this lesson. Please choose another.',
    );
  }
  return drafts.map(({ id, type, question, options, answer, block }) => ({
    id: id !== undefined && ids.has(id) ? id : lessonId + ulid(),
    type,
    question,
    block: block ?? undefined,
    ...(type === 'mcq' && { options, answer: answer ?? undefined }),
  }));
}

/** The writes that give a lesson's test, as it was read, these questions; and the changed test. */
export function saveQuestions(
  { item, above }: OwnLesson,
  before: TestItem | undefined,
  questions: readonly StoredQuestion[],
  showsAnswers = before?.showsAnswers ?? false,
): Asked & { readonly actions: Action[] } {
  const chunks = chunksOf(questions);
  const asks = {
    edition: (before?.edition ?? 0) + 1,
    chunks: chunks.length,
    questionsCount: questions.length,
    total: marksIn(questions),
    showsAnswers,
    takenAt: undefined,
  };
  const set = before ? edited(before, asks) : { ...asks, version: 0 };
  const test: TestItem = { version: 0, ...before, id: item.id, parent: lesson.key(item), ...set };
  const { id, parent } = test;
  const change = before
    ? changeAsRead(keys.test(id), before, set, 'test.changed', { unchanged: { takenAt: before.takenAt } })
    : changeAsRead(keys.test(id), undefined, { id, parent, ...set }, 'test.changed');
  const actions = [
    change,
    ...(before ? expireEdition(before) : []),
    ...putEdition(id, test.edition, chunks),
    countQuestions(item, questions.length),
    isThere(above),
  ];
  return { test, questions, withAnswers: true, actions };
}

/** The lesson's row repeats it for readers of the lesson. */
function countQuestions(item: LessonItem, questionsCount: number): Action {
  const change = update(lesson.key(item), { set: { questionsCount } });
  return {
    update: { ...change, ConditionExpression: 'attribute_exists(pk)' },
    otherwise: () => new StaleReadError('lesson.changed'),
  };
}

/** After the course was deleted the worker may have removed the test already, and the lesson's row not yet. */
const isThere = (above: CourseItem): Action => ({
  check: { Key: course.key(above), ConditionExpression: 'attribute_exists(pk)' },
  otherwise: () => course.missing(),
});
