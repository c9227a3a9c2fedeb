import type { LearnersTest } from '#contract/quizzes/user-tests.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { readNames } from '#kinds/names.ts';
import { type LearnersItem, learnersFrom } from '#kinds/test/attempt-item.ts';
import { findQuestions, type StoredQuestion } from '#kinds/test/editions.ts';
import { showQuestions } from '#kinds/test/show.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import { findAll, type StoredItem } from '#platform/table/table.ts';
import { showAttempt, showChoices } from './attempt.ts';
import { remarksFrom, remarksKey, showRemarks } from './remarks.ts';

/** Most characters of questions and answers on one page: a function answers 6 MB at most. */
const PAGE_CHARACTERS = 1_000_000;

/** How many attempts have their answers read at once; they have 400 kB each at most, and their remarks as much. */
const ATTEMPTS_AT_ONCE = 4;

/**
 * One page of the finished attempts at a lesson's test, the last one first. Attempts beyond the page's `room` are cut,
 * but for the first.
 */
export async function pageOfLearners(
  lessonId: string,
  paging: { readonly pageNumber?: number; readonly pageSize?: number },
  room = PAGE_CHARACTERS,
) {
  const { rows, paged } = await readPage(lists.attempts(lessonId), paging);
  const items = rows.map(learnersFrom);
  const [names, wholes] = await Promise.all([
    readNames({ people: items.map(({ userId }) => userId), categories: [] }),
    readWholes(lessonId, items, room),
  ]);
  const data = items.map((item, index): LearnersTest => {
    const member = { id: item.userId, ...names.person(item.userId) };
    return { ...showAttempt(item), member, ...(wholes[index] ?? CUT) };
  });
  return { data, paged };
}

type Whole = Pick<LearnersTest, 'questions' | 'choices' | 'remarks' | 'version' | 'changedAt'>;
const CUT = { questions: [], choices: [], remarks: [], version: 0, isCut: true };

/** As many of the first attempts as there is room for. Later ones are not read: editions have up to 2 MB each. */
async function readWholes(lessonId: string, items: readonly LearnersItem[], room: number): Promise<Whole[]> {
  const wholes: Whole[] = [];
  const editions = new Map<number, readonly StoredQuestion[]>();
  let left = room;
  let said: Said = new Map();
  for (const [index, item] of items.entries()) {
    if (left <= 0) break;
    if (index % ATTEMPTS_AT_ONCE === 0) said = await readSaid(items.slice(index, index + ATTEMPTS_AT_ONCE));
    const questions = editions.get(item.edition) ?? (await findQuestions(lessonId, item.edition)) ?? [];
    editions.set(item.edition, questions);
    const whole = show(item, questions, said);
    left -= JSON.stringify(whole).length;
    if (left < 0 && index > 0) break;
    wholes.push(whole);
  }
  return wholes;
}

type Said = ReadonlyMap<string, StoredItem>;
const nameOf = ({ pk, sk }: StoredItem | Key) => `${pk} ${sk}`;
const answersKey = ({ id, testId, userId }: LearnersItem) => keys.answers(courseOfLesson(testId), userId, id);

/** The answers of each, and the remarks. */
async function readSaid(items: readonly LearnersItem[]): Promise<Said> {
  const remarked = items.filter(({ remarkedAt }) => remarkedAt !== undefined);
  const times = new Map(remarked.map((item) => [nameOf(remarksKey(item.userId, item.id)), item.remarkedAt]));
  const wanted = [...items.map(answersKey), ...remarked.map(({ userId, id }) => remarksKey(userId, id))];
  // As recent as the rows: older copies are read again.
  const isNow = (item: StoredItem) => String(item['changedAt'] ?? '') >= (times.get(nameOf(item)) ?? '');
  return new Map((await findAll(wanted, isNow)).map((item) => [nameOf(item), item]));
}

function remarksOf({ userId, id }: LearnersItem, said: Said) {
  const item = said.get(nameOf(remarksKey(userId, id)));
  return item && remarksFrom(item);
}

function show(item: LearnersItem, questions: readonly StoredQuestion[], said: Said): Whole {
  const remarked = remarksOf(item, said);
  return {
    questions: showQuestions(item.testId, questions, true),
    choices: showChoices(said.get(nameOf(answersKey(item))), questions),
    remarks: showRemarks(questions, remarked),
    version: remarked?.version ?? 0,
    changedAt: remarked?.changedAt,
  };
}
