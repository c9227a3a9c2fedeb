import { expect, test } from 'vitest';
import { corpus } from '#test/contract/corpus.ts';
import { csvOf } from '#web/features/surveys/results/csv.ts';

/** The rows of a CSV file, as RFC 4180 reads them. */
function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test.each(corpus.map(({ name, text }) => [name, text]))(
  '%s stays in its field, and is never calculated',
  (_, text) => {
    const rows = rowsOf(
      csvOf([
        ['Ada', text],
        [text, 7],
      ]),
    );

    expect(rows.map((row) => row.length)).toEqual([2, 2]);
    const [[, field = ''] = []] = rows;
    expect(field).toBe(/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
  },
);
