import { askAsMember } from '#web/lib/api/early.ts';

/** Just as the section asks for it; the entry takes nothing of its modules along. */
const FIRST_PAGE = '/api/resources?category=articles&pageSize=4&pageNumber=1';

/** Sends for the first page of the library's first section, before the application runs. */
export const fetchLibraryEarly = (stored: (key: string) => string | null): Promise<void> =>
  askAsMember(FIRST_PAGE, stored);
