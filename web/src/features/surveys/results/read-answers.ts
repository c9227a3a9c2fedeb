import { LAST_PAGE } from '#contract/fields/limits.ts';
import { type SurveyAnswers, surveys } from '#contract/surveys/surveys.ts';
import { call } from '#web/lib/api/api.ts';

/** Of whose answers: to one question, where the survey is without names. */
export interface AnswersOf {
  readonly id: string;
  readonly questionId?: string;
}

/** The largest page: the fewer there are, the fewer answers arrive between two of them. */
export const PAGE_SIZE = 50;
/** How often all is read from the first page on, while more and more answers arrive. */
const MOST_TRIES = 3;

export interface ReadAnswers {
  readonly rows: readonly SurveyAnswers[];
  readonly totalItems: number;
  /** As many as can be asked for. */
  readonly pages: number;
}

const readPage = (of: AnswersOf, pageNumber: number) =>
  call(surveys.listAnswers, { ...of, pageNumber, pageSize: PAGE_SIZE });

export const pagesOf = ({ totalPages }: { readonly totalPages: number }): number =>
  Math.min(totalPages, LAST_PAGE);

/**
 * The first pages, or all of them. An answer that arrives meanwhile moves those after it to another page, where they
 * are left out or read twice, and they have no id that tells: the pages are read again from the first one on.
 */
export async function readAnswers(of: AnswersOf, upTo = LAST_PAGE): Promise<ReadAnswers> {
  for (let tries = 1; ; tries += 1) {
    const first = await readPage(of, 1);
    const rows = [...first.data];
    let last = first;
    for (let page = 2; page <= Math.min(pagesOf(last), upTo); page += 1) {
      last = await readPage(of, page);
      rows.push(...last.data);
      if (last.totalItems !== first.totalItems && tries < MOST_TRIES) break;
    }
    const { totalItems } = last;
    if (totalItems === first.totalItems || tries === MOST_TRIES)
      return { rows: eachOnce(rows), totalItems, pages: pagesOf(last) };
  }
}

/** The rows without a second one of a member; those without names cannot be told apart. */
export function eachOnce(rows: readonly SurveyAnswers[]): SurveyAnswers[] {
  const known = new Set<string>();
  return rows.filter(({ creator }) => {
    if (creator === undefined) return true;
    const isNew = !known.has(creator);
    known.add(creator);
    return isNew;
  });
}

/** The page after those that are read. */
export async function readMore(of: AnswersOf, before: ReadAnswers, page: number): Promise<ReadAnswers> {
  const next = await readPage(of, page);
  // Others have arrived since: what stood at the end of the page before would be missing, or there twice.
  if (next.totalItems !== before.totalItems) return readAnswers(of, page);
  return { ...before, rows: eachOnce([...before.rows, ...next.data]), pages: pagesOf(next) };
}
