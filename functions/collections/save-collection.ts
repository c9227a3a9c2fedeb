import { MOST_COLLECTIONS } from '#contract/fields/limits.ts';
import { saveCollection as row } from '#contract/resources/collections.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { addRow, removeRow, rowKey } from '#platform/lists/paged-list.ts';
import { lists, memberIndex } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { findVisible } from './collection.ts';

export const handler = endpoint(row, ({ id, saved }, { member, commit }) =>
  commit(async () => {
    const { of, creator } = await findVisible(member, id);
    if (creator === member.id) {
      throw new AppError('conflict', 'collection.own', 'This is your own: it is in your collections.');
    }
    const list = lists.savedCollections(member.id, of);
    const before = await findItem(rowKey(list, id));
    const reply = { data: { isSaved: saved ? ('1' as const) : ('0' as const) } };
    if (saved === (before !== undefined)) return { reply, actions: [] };
    const stale = () => new StaleReadError('collection.changed');
    if (!saved) return { reply, actions: removeRow(list, id, stale) };
    if ((await countRows(list)) >= MOST_COLLECTIONS) {
      const text = `You have saved ${MOST_COLLECTIONS} collections, which is as many as there may be.`;
      throw new AppError('conflict', 'collections.full', text);
    }
    const [put, ...counted] = addRow(list, id, { id, [memberIndex.by]: id });
    return { reply, actions: [{ ...put, otherwise: stale }, ...counted] };
  }),
);
