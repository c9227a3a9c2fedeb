import { lazyPart } from '#web/components/state/lazy-part.tsx';

export const QuestionList = lazyPart(async () => (await import('./question-list.tsx')).QuestionList);
/** Nobody closes it: it is there once it has come. */
export const Outcome = lazyPart(async () => (await import('./outcome.tsx')).Outcome, { isQuiet: true });

/** Fetches what a press needs before there is one: out in the field the connection may be gone by then. */
export function fetchDialogs(): void {
  void QuestionList.fetch();
  void Outcome.fetch();
}
