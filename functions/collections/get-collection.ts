import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { getCollection as row } from '#contract/resources/collections.ts';
import { cardsOf as courseCards } from '#kinds/course/cards.ts';
import { type CollectionItem, collection } from '#kinds/declared/collection.ts';
import { course } from '#kinds/declared/course.ts';
import { resource } from '#kinds/declared/resource.ts';
import { shownTo } from '#kinds/reports/hidden.ts';
import { cardsOf as resourceCards } from '#kinds/resource-cards.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { pagedAs, pagedBy, rowKey } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import { cardOf, checkVisible } from './collection.ts';

export const handler = endpoint(
  row,
  async ({ id, pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }, { member }) => {
    const skipped = (pageNumber - 1) * pageSize;
    const { item, rows } = await readFirst(id, skipped + pageSize, member);
    const saved = rowKey(lists.savedCollections(member.id, item.of), id);
    const [data, mark] = await Promise.all([
      show(item, rows.slice(skipped), member),
      item.creator === member.id ? undefined : findItem(saved),
    ]);
    // After that, because it is mostly the same people whose names are known then.
    const card = await cardOf(item, member.id);
    const paged = pagedAs(pagedBy(pageNumber, pageSize, item.count), data.length);
    return { ...card, isSaved: mark ? ('1' as const) : ('0' as const), data, ...paged };
  },
);

interface Named {
  readonly id: string;
}

/** A collection with its newest rows: backwards from its end the partition has it, and then these. */
async function readFirst(id: string, limit: number, member: Member) {
  const { pk, sk } = keys.collection(id);
  const [own, ...items] = await take({ pk, from: 'R#', to: sk }, { limit: 1 + limit, consistent: true });
  const stored = own?.['sk'] === sk ? collection.declared.item.parse(own) : undefined;
  const rows = items.map((item): Named => ({ id: String(item['id']) }));
  return { item: await checkVisible(member, stored), rows };
}

/** What is deleted is left out at once; the worker takes its row. */
async function show({ of }: CollectionItem, rows: readonly Named[], member: Member) {
  return of === 'library'
    ? resourceCards(await shownTo(await resource.findEach({}, rows), member))
    : courseCards(await shownTo(await course.findEach({}, rows), member), member.id);
}
