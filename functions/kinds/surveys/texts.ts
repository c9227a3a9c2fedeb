import { ulid } from 'ulid';
import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { type Page, pagedBy } from '#platform/lists/paged-list.ts';
import { partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { take, walk } from '#platform/table/walk.ts';
import { today } from './end.ts';

/*
 * What is written without a name: each question has a partition of its own, and each text a row with a chance of its
 * own, so that the texts of one person stand at other places in each, and nothing joins them. By sort key:
 *   R#<ulid>    a text; its ULID has the beginning of the day as its time
 *   B#<bucket>  how many rows have a key that begins so: a day has 32 buckets, and chance says which
 * A deep page adds up buckets to find where it begins. How many texts there are in all is in the survey's numbers.
 */

const ROWS = 'R#';
const BUCKETS = 'B#';
/** Characters of a ULID that are its time, and one of chance. */
const BUCKET_LENGTH = 11;
/** A page that begins earlier is read from the end: to find it by its buckets would cost as much. */
const NEAR = 100;

interface Written {
  readonly questionId: string;
  readonly text?: string | undefined;
}

/** The writes that keep what somebody wrote to a question. */
export function addText(surveyId: string, { questionId, text }: Written): Action[] {
  const pk = partitions.surveyTexts(surveyId, questionId);
  const row = ulid(Date.parse(today()));
  return [
    { put: { Item: { pk, sk: ROWS + row, text }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { update: update({ pk, sk: BUCKETS + row.slice(0, BUCKET_LENGTH) }, { add: { rows: 1 } }) },
  ];
}

interface Wanted {
  /** How many texts there are. */
  readonly total: number;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** A page of what was written to a question: the newest day first, and within a day by chance. */
export async function readTexts(
  surveyId: string,
  questionId: string,
  { total, pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Wanted,
): Promise<Page> {
  const pk = partitions.surveyTexts(surveyId, questionId);
  const offset = (pageNumber - 1) * pageSize;
  const paged = pagedBy(pageNumber, pageSize, total);
  if (offset >= total) return { rows: [], paged };
  const { end, skip } = offset < NEAR ? { end: '', skip: offset } : await findStart(pk, offset);
  const rows = await take({ pk, from: ROWS, to: `${ROWS}${end}~` }, { limit: skip + pageSize });
  return { rows: rows.slice(skip), paged };
}

/** The bucket that holds the text at an offset from the newest, and how many to skip in it. */
async function findStart(pk: string, offset: number): Promise<{ end: string; skip: number }> {
  let skip = offset;
  for await (const { sk, rows } of walk({ pk, from: BUCKETS, to: `${BUCKETS}~` })) {
    if (skip < Number(rows)) return { end: String(sk).slice(BUCKETS.length), skip };
    skip -= Number(rows);
  }
  // Fewer than the survey's numbers say, which were read a moment later: nothing sorts before it.
  return { end: '', skip: offset };
}
