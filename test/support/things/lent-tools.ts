import * as z from 'zod/mini';
import { Id, nameText, versioned, wholeNumber } from '#contract/field.ts';
import { searchText } from '#contract/paging.ts';
import { recordChange, recordCreate, recordGet, recordList, recordRemove } from '#contract/records.ts';
import { readers } from '#kinds/authorize.ts';
import { kinds } from '#kinds/declared/all.ts';
import { community } from '#kinds/declared/community.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { createRecord } from '#kinds/record/create.ts';
import { readRecord } from '#kinds/record/read.ts';
import { type AnyKind, RecordKind } from '#kinds/record/record.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import * as stored from '#platform/table/version.ts';

/*
 * A domain as the README adds one, in one file: tools that members of a community lend. It is loaded once there is a
 * table, and known in its process alone.
 */

const Tool = z.object({
  ...{ id: Id, communityId: Id, title: z.string(), price: z.number(), creator: Id, createdAt: z.string() },
  ...versioned,
});
const draft = {
  title: nameText('You must enter the title.', 200),
  price: wholeNumber(0, 10_000, 'The price must be a whole number of dollars, from 0 on.'),
};
const plain = { nouns: 'tools', place: { communityId: Id }, card: () => Tool, one: () => Tool };

const rows = {
  list: recordList(plain, { summary: 'Tools.', wanted: () => ({ search: z.optional(searchText) }) }),
  get: recordGet(plain, { summary: 'One tool.' }),
  create: recordCreate(plain, { summary: 'Lends a tool.', draft: () => draft }),
  update: recordChange(plain, { summary: 'Changes a tool.', change: () => z.partial(z.object(draft)).shape }),
  remove: recordRemove(plain, { summary: 'Takes a tool back.' }),
};

const Item = z.object({
  ...{ id: z.string(), communityId: z.string(), title: z.string(), price: z.number() },
  ...{ creator: z.string(), createdAt: z.string(), ...stored.versioned },
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
  get: endpoint(rows.get, (place, { member }) => readRecord(tool, place, member)),
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
  remove: endpoint(rows.remove, (place, call) => deleteRecord(tool, place, call)),
};
