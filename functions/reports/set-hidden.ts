import type { Hidden } from '#contract/fields/hidden.ts';
import type { Target } from '#kinds/reports/target.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/**
 * The write that hides something, or shows it again without `hidden`. It makes no version: its author may be editing
 * it, and loses nothing.
 */
export function setHidden({ kind, item }: NonNullable<Target['piece']>, hidden: Hidden | undefined): Action {
  const set = { isHidden: hidden ? true : undefined, hidden };
  const code = `${kind.declared.noun}.changed` as const;
  return changeAsRead(kind.key(item), item, set, code, { unchanged: kind.unchanged(item, set as object) });
}
