import * as z from 'zod/mini';
import { ChangedFile, Id, OptionalFile } from '#contract/fields/field.ts';
import { changed, created, innerDraft, innerFields, innerRows } from './inner-circles.ts';

/** A group of a community. */
export const Group = z.object(innerFields);
export type Group = z.infer<typeof Group>;

/** What the form of a group asks for. */
export const GroupDraft = z.object(innerDraft);
export type GroupDraft = z.infer<typeof GroupDraft>;

const rows = innerRows({
  noun: 'group',
  nouns: 'groups',
  a: 'a group',
  one: Group,
  create: z.extend(GroupDraft, { ...created, group: OptionalFile }),
  change: z.extend(z.partial(GroupDraft), { ...changed, group: ChangedFile }),
  follow: z.object({ groupId: Id }),
});

export const groups = {
  listGroups: rows.list,
  searchGroups: rows.search,
  listUserGroups: rows.listOwn,
  searchUserGroups: rows.searchOwn,
  getGroup: rows.get,
  findGroup: rows.find,
  createGroup: rows.create,
  updateGroup: rows.update,
  deleteGroup: rows.remove,
  followGroup: rows.follow,
};
