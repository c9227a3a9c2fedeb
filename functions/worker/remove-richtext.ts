import { removeFile } from '#platform/files.ts';
import { keys } from '#platform/keys.ts';
import { removeItems, type StoredItem } from '#platform/table.ts';
import { walk } from '#platform/walk.ts';

/** Removes a rich text, at most 200 blocks, with the files that they show. */
export async function removeRichtext(id: string): Promise<undefined> {
  const { pk, sk } = keys.richtext(id);
  // First of all: without it no request that is still under way adds or changes a block.
  await removeItems([{ pk, sk }]);
  const found: { pk: string; sk: string }[] = [];
  for await (const item of walk({ pk, from: ' ', to: '~' }, { limit: 50, consistent: true })) {
    await removeFiles(item);
    found.push({ pk, sk: String(item['sk']) });
  }
  await removeItems(found);
}

/** A block names its files by the content host's folders. */
async function removeFiles(block: StoredItem): Promise<void> {
  for (const folder of ['img', 'videoCover', 'videoResource'] as const) {
    const name = block[folder];
    if (typeof name === 'string') await removeFile(folder, name);
  }
}
