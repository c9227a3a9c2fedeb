import type { Survey, SurveyCard } from '#contract/surveys/surveys.ts';
import { isBlocked } from '#kinds/blocked.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import { readAuthors } from '#kinds/names.ts';
import { countAnswersOfEach } from '#kinds/surveys/answers.ts';
import { endOf } from '#kinds/surveys/end.ts';
import { isMemberOf, readTitles } from '#kinds/surveys/members.ts';
import type { Member } from '#platform/http/member.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findAll, findItems } from '#platform/table/table.ts';

/** What a member did with surveys: the days on which they answered, and those that they dismissed. */
export interface Done {
  readonly days: ReadonlyMap<string, string>;
  readonly dismissed: ReadonlySet<string>;
}

export const nothingDone: Done = { days: new Map(), dismissed: new Set() };

/** Surveys by their ids, in their order, without deleted ones. */
export async function findSurveys(ids: readonly string[]): Promise<SurveyItem[]> {
  const found = ids.length > 0 ? await findAll(ids.map((id) => survey.key({ id }))) : [];
  const items = new Map(found.map((item) => [String(item['id']), survey.declared.item.parse(item)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Surveys as a member's lists show them, without those of a course that is hidden from them. */
export async function cardsOf(
  items: readonly SurveyItem[],
  member: Member,
  { days, dismissed }: Done,
  now = Date.now(),
): Promise<SurveyCard[]> {
  const [authorOf, titleOf, counts] = await Promise.all([
    readAuthors(items.map(({ creator }) => creator)),
    readTitles(items, member),
    countAnswersOfEach(items.map(({ id }) => id)),
  ]);
  return items.flatMap(({ questions, edition: _, ...item }, index) => {
    const onTitle = titleOf(item);
    if (onTitle === undefined) return [];
    return {
      ...item,
      onTitle,
      endsAt: new Date(endOf(item.until)).toISOString(),
      hasEnded: endOf(item.until) <= now,
      questionsCount: questions.length,
      answersCount: counts[index] ?? 0,
      author: authorOf(item.creator).name,
      avatar: authorOf(item.creator).attachments,
      isCreator: item.creator === member.id ? 'true' : 'false',
      answeredOn: days.get(item.id),
      isDismissed: dismissed.has(item.id),
    };
  });
}

/** One with its questions. Throws `survey.missing` for who does not see its course. */
export async function showSurvey(item: SurveyItem, member: Member): Promise<Survey> {
  const { id: userId } = member;
  const isOwn = item.creator === userId;
  const [[card], isMember, isApart] = await Promise.all([
    cardsOf([item], member, isOwn ? nothingDone : await readDone(item.id, userId)),
    !isOwn && isMemberOf(item, userId),
    !isOwn && isBlocked(userId, item.creator),
  ]);
  // Its course may be hidden, or shown again, at this moment: both reads of it tell.
  if (!card) throw survey.missing();
  return { ...card, questions: item.questions, isAsked: isMember && !isApart };
}

async function readDone(id: string, userId: string): Promise<Done> {
  const answered = rowKey(lists.surveysAnswered(userId), id);
  const found = await findItems([answered, keys.surveyDismissed(userId, id)], { consistent: true });
  const row = found.find(({ sk }) => sk === answered.sk);
  return {
    days: new Map(row ? [[id, String(row['day'])]] : []),
    dismissed: new Set(found.some((one) => one !== row) ? [id] : []),
  };
}
