import { giveUpUpload } from '#web/lib/api/uploads.ts';
import { filesOf } from './kept-files.ts';
import type { NewEntry } from './outbox-entry.ts';

/** Tells the server to give up the uploads of an entry that was given up. */
export async function giveUpUploads({ steps }: Pick<NewEntry, 'steps'>): Promise<void> {
  const open = steps.filter(({ state }) => state !== 'done');
  const ids = filesOf(open).flatMap(
    ({ upload, arrived }) => upload?.slice('upload:'.length) ?? arrived?.id ?? [],
  );
  await Promise.all(ids.map(giveUpUpload));
}
