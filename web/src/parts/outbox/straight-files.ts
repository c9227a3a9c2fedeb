import type { UploadFolder } from '#contract/upload-kinds.ts';
import type { KeptFile, Step } from './thing.ts';

/** Bytes of all files of a request; past it they go straight into storage. */
const MOST_IN_A_FORM = 4_000_000;

/** The fields of a step whose files go straight into storage: videos, and those that together are too much for a form. */
export function straightFields({ files = {} }: Step): Set<UploadFolder> {
  const all = Object.entries(files) as [UploadFolder, KeptFile][];
  const inForm = all.filter(([field, { upload }]) => field !== 'videoResource' && !upload);
  const isLarge = inForm.reduce((sum, [, { size }]) => sum + size, 0) > MOST_IN_A_FORM;
  const straight = all.filter(([field, { upload }]) => !upload && (isLarge || field === 'videoResource'));
  return new Set(straight.map(([field]) => field));
}
