import { removePath } from '#platform/files.ts';
import type { Job } from '#platform/jobs.ts';
import { forgetWords } from '#platform/search.ts';

/** Removes files and words that no transaction made part of anything. */
export async function removeNeverWritten({
  files,
  words,
}: Extract<Job, { kind: 'never-written' }>): Promise<undefined> {
  await Promise.all([...files.map(removePath), forgetWords(words)]);
}
