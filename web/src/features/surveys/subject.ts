/** The address of a survey, which is also the queue key of what is written there. */
export const surveyPath = (id: string): string => `/surveys/${id}`;
export const editPath = (id: string): string => `/surveys/${id}/edit`;
export const resultsPath = (id: string): string => `/surveys/${id}/results`;

/** The subject of what the outbox has about one. */
export const subjectOf = (id: string): string => `survey/${id}`;

/** Whether it takes answers no more. */
export const isOver = (
  { hasEnded, endsAt }: { readonly hasEnded: boolean; readonly endsAt: string },
  now = Date.now(),
): boolean => hasEnded || Date.parse(endsAt) <= now;

/** The kind of the outbox's entries that make or change one. */
export const ASKING = 'survey';

/** The surveys that the member asked. */
export const ASKED = '/mysurvey/asked';
