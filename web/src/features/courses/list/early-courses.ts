import { askAsMember } from '#web/lib/api/early.ts';

/** Just as the list asks for it; the entry takes nothing of its modules along. */
const FIRST_PAGE = '/api/courses?pageNumber=1';

/** Sends for the first page of all courses, before the application runs. */
export const fetchCoursesEarly = (stored: (key: string) => string | null): Promise<void> =>
  askAsMember(FIRST_PAGE, stored);
