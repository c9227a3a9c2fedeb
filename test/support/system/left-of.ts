import { allItems } from './items.ts';

/**
 * All that is in the table of something, but replies that are kept, what says for a day that its lists are closed, and
 * the look at a rich text in forty days, which then finds none; and what its owner was told of it, for thirty days.
 */
export async function leftOf(id: string): Promise<Record<string, unknown>[]> {
  return (await allItems()).filter((item) => {
    const isKept = String(item['pk']).startsWith('ONCE#');
    const isTold = /^NOTES#/.test(String(item['pk'])) && Number(item['expiresAt']) > 0;
    const isLook = item['kind'] === 'richtext-unused';
    const isClosed =
      String(item['sk']).startsWith('~') && item['closed'] === true && Number(item['expiresAt']) > 0;
    return !isKept && !isTold && !isLook && !isClosed && JSON.stringify(item).includes(id);
  });
}
