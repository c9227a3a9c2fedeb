import { nextStretch } from '#functions/worker/stretch.ts';
import { filesOfBlock } from '#kinds/richtext.ts';
import { removePath } from '#platform/files/files.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { removeItems } from '#platform/table/table.ts';
import { removeIf } from './remove-if.ts';

/** Removes a rich text and its first few blocks, with their files; answers whether more are left. */
export async function removeRichtext(id: string): Promise<boolean> {
  const { pk, sk } = keys.richtext(id);
  // The rich text goes first: without it no request that is under way can add or change a block.
  await removeItems([{ pk, sk }]);
  const { items, next } = await nextStretch({ pk, from: ' ', to: '~' }, undefined);
  await Promise.all(fileParts(items.flatMap(filesOfBlock)).map(({ path }) => removePath(path)));
  await removeItems(items.map((item) => ({ pk, sk: String(item['sk']) })));
  return next !== undefined;
}

/**
 * The same as a step, unless something uses it as its content: a condition decides where both happen at the same time.
 */
export async function removeUnused(id: string): Promise<'blocks' | undefined> {
  const isUnused = { ConditionExpression: 'attribute_not_exists(parent)' };
  if (!(await removeIf(keys.richtext(id), isUnused))) return undefined;
  return (await removeRichtext(id)) ? 'blocks' : undefined;
}
