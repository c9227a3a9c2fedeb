import { type SurveyScope, surveys } from '#contract/surveys/surveys.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import { withoutRow } from '#web/parts/threads/with-row.ts';

const isOf = (input: unknown, scope: SurveyScope) => (input as { scope?: SurveyScope }).scope === scope;

/** Takes a survey out of those that wait for the member; how many there are, the dashboard asks for again. */
export function leaveOpen(id: string): void {
  changeReplies(surveys.listSurveys, (page, input) =>
    !isOf(input, 'open') ? page : page.pageSize === 1 ? undefined : withoutRow(page, id),
  );
}

/** After the member has answered one: it waits no more, and counts. */
export function showAnswered({ id, answeredOn }: { id: string; answeredOn: string }): void {
  leaveOpen(id);
  changeReplies(surveys.getSurvey, (survey) =>
    survey.id === id && survey.answeredOn === undefined
      ? { ...survey, answeredOn, answersCount: survey.answersCount + 1 }
      : survey,
  );
  reloadLists();
}

/** Takes a deleted one out of every list. */
export function forgetSurvey(id: string): void {
  changeReplies(surveys.listSurveys, (page) => withoutRow(page, id));
  changeReplies(surveys.getSurvey, (survey) => (survey.id === id ? undefined : survey));
}

export const reloadLists = (): void => void refresh(surveys.listSurveys);

export const reloadSurvey = (id: string): void =>
  void refresh(surveys.getSurvey, (survey) => survey?.id === id);
