import type { UploadFolder } from '#contract/upload-kinds.ts';
import type { KeptFile, Step } from './thing.ts';

/** Bytes of all files of a request; past it they go straight into storage. */
const MOST_IN_A_FORM = 4_000_000;

/**
 * The fields of a step whose files go straight into storage: videos, and the largest of those that together are too much
 * for a form. The others come with it, at no request of their own.
 */
export function straightFields({ files = {} }: Step): Set<UploadFolder> {
  const all = (Object.entries(files) as [UploadFolder, KeptFile][]).filter(([, { upload }]) => !upload);
  const straight = new Set<UploadFolder>(
    all.map(([field]) => field).filter((field) => field === 'videoResource'),
  );
  const inForm = all.filter(([field]) => !straight.has(field)).sort(([, a], [, b]) => b.size - a.size);
  let left = inForm.reduce((sum, [, { size }]) => sum + size, 0);
  for (const [field, { size }] of inForm) {
    if (left <= MOST_IN_A_FORM) break;
    straight.add(field);
    left -= size;
  }
  return straight;
}
