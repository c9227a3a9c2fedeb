import * as z from 'zod/mini';
import { readers } from '#kinds/authorize.ts';
import { kinds } from '#kinds/declared/all.ts';
import { community } from '#kinds/declared/community.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { createRecord } from '#kinds/record/create.ts';
import { readRecord } from '#kinds/record/read.ts';
import { type AnyKind, RecordKind } from '#kinds/record/record.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { versioned } from '#platform/table/version.ts';
import { rows } from './lent-tool-rows.ts';

/*
 * The server half of a domain as the README adds one, in one file: its rows stand beside it. It is loaded once there is
 * a table, and known in its process alone.
 */

const Item = z.object({
  id: z.string(),
  communityId: z.string(),
  title: z.string(),
  price: z.number(),
  creator: z.string(),
  createdAt: z.string(),
  ...versioned,
});
const tool = new RecordKind<{ readonly communityId: string }, z.infer<typeof Item>>({
  noun: 'tool',
  missing: 'There is no such tool.',
  item: Item,
  list: ({ communityId }) => ({ pk: `TOOLS#${communityId}`, shards: 1 }),
  text: 'title',
  within: { kind: community, as: 'communityId' },
});

// What stands in `all.ts` and in `authorize.ts` of a domain that is there for good.
(kinds as AnyKind[]).push(tool as unknown as AnyKind);
Object.assign(readers, { TOOLS: 'everyone' });

/** Its endpoints, and where each of them is. */
export const tools = {
  rows,
  list: endpoint(rows.list, async ({ communityId, search: query, ...paging }) => {
    const { items, paged } = await tool.list({ communityId }, { query, ...paging });
    return { data: items, ...paged };
  }),
  get: endpoint(rows.get, (input, { member }) => readRecord(tool, input, member)),
  create: endpoint(rows.create, ({ communityId, ...set }, call) =>
    createRecord(
      tool,
      { communityId },
      call,
      () => ({ set }),
      (item) => item,
    ),
  ),
  update: endpoint(rows.update, ({ id, communityId, version, ...form }, call) =>
    changeRecord(
      tool,
      { id, communityId, version },
      call,
      () => ({ set: given(form) }),
      (item) => item,
    ),
  ),
  remove: endpoint(rows.remove, (input, call) => deleteRecord(tool, input, call)),
};
