import * as z from 'zod/mini';
import { ChangedFile, Id, OptionalFile, optionalText } from '#contract/fields/field.ts';
import { changed, created, innerDraft, innerFields, innerRows } from './inner-circles.ts';

/** An enterprise of a community. */
export const Enterprise = z.object({
  ...innerFields,
  /** Who does what in it, in its creator's own words. */
  roles: z.optional(z.string()),
});
export type Enterprise = z.infer<typeof Enterprise>;

/** What the form of an enterprise asks for. */
export const EnterpriseDraft = z.object({ ...innerDraft, roles: optionalText(1000) });
export type EnterpriseDraft = z.infer<typeof EnterpriseDraft>;

const rows = innerRows({
  noun: 'enterprise',
  nouns: 'enterprises',
  a: 'an enterprise',
  one: Enterprise,
  create: z.extend(EnterpriseDraft, { ...created, enterprise: OptionalFile }),
  change: z.extend(z.partial(EnterpriseDraft), { ...changed, enterprise: ChangedFile }),
  follow: z.object({ enterpriseId: Id }),
});

export const enterprises = {
  listEnterprises: rows.list,
  searchEnterprises: rows.search,
  listUserEnterprises: rows.listOwn,
  searchUserEnterprises: rows.searchOwn,
  getEnterprise: rows.get,
  findEnterprise: rows.find,
  createEnterprise: rows.create,
  updateEnterprise: rows.update,
  deleteEnterprise: rows.remove,
  followEnterprise: rows.follow,
};
