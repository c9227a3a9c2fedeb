import { removePath } from '#platform/files.ts';
import { keys } from '#platform/keys.ts';
import { removeItems, type StoredItem } from '#platform/table.ts';
import { nextStretch } from './stretch.ts';

/** Removes a rich text, at most 200 blocks, with the files that they show: a few at a time, side by side. */
export async function removeRichtext(id: string): Promise<undefined> {
  const { pk, sk } = keys.richtext(id);
  // First of all: without it no request that is still under way adds or changes a block.
  await removeItems([{ pk, sk }]);
  for (;;) {
    const { items, next } = await nextStretch({ pk, from: ' ', to: '~' }, undefined);
    await Promise.all(items.flatMap(filesOf).map(removePath));
    await removeItems(items.map((item) => ({ pk, sk: String(item['sk']) })));
    if (next === undefined) return;
  }
}

/** A block names its files by the content host's folders. */
const filesOf = (block: StoredItem): string[] =>
  ['img', 'videoCover', 'videoResource'].flatMap((folder) =>
    typeof block[folder] === 'string' ? `${folder}/${block[folder]}` : [],
  );
