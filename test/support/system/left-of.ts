import { allItems } from './items.ts';

/**
 * All that is in the table of something, but replies that are kept, what says for a day that its lists are closed, and
 * the look at a rich text in forty days, which then finds none.
 */
export async function leftOf(id: string): Promise<Record<string, unknown>[]> {
  return (await allItems()).filter((item) => {
    const isKept = String(item['pk']).startsWith('ONCE#');
    const isLook = item['kind'] === 'richtext-unused';
    const isClosed =
      String(item['sk']).startsWith('~') && item['closed'] === true && Number(item['expiresAt']) > 0;
    return !isKept && !isLook && !isClosed && JSON.stringify(item).includes(id);
  });
}
