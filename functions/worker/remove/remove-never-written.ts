import { removePath } from '#platform/files/files.ts';
import { forgetWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/job.ts';

/** Removes files and words that were stored ahead of a transaction that never happened. */
export async function removeNeverWritten({
  files,
  words,
}: Extract<Job, { kind: 'never-written' }>): Promise<undefined> {
  await Promise.all([...files.map(removePath), forgetWords(words)]);
}
