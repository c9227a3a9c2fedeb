import type { LucideIcon } from 'lucide-react';
import { changeReplies } from '#web/lib/api/replies.tsx';
import { type ListCache, type ListRoute, listCache } from '#web/parts/lists/list-cache.ts';
import type { KindHooks } from '#web/parts/outbox/kind-hooks.ts';
import type { DeletableKind } from '#web/parts/owned/delete-item.tsx';
import { ownedHooks } from '#web/parts/owned/owned-hooks.ts';
import type { Owned } from '#web/parts/owned/owned-kind.ts';

/** What a member makes by a form without a file, and others find in a list. */
export interface Plain extends Owned {
  readonly title: string;
  readonly creator: string;
}

export interface PlainKind<Item extends Plain> extends DeletableKind<Item> {
  /** Its list, which `search` asks for what is found. */
  readonly list: ListRoute<Item, 'data'>;
  readonly lists: ListCache<Item>;
  readonly texts: DeletableKind<Item>['texts'] & {
    readonly title: string;
    readonly search: string;
    readonly failed: string;
    readonly empty: { readonly title: string; readonly text: string };
    readonly created: (title: string) => string;
    readonly changed: (title: string) => string;
  };
}

type Derived = 'lists' | 'nameOf' | 'forget' | 'formAt';

/** A kind of them; `at` is the address of its list. */
export function plainKind<Item extends Plain>(
  kind: Omit<PlainKind<Item>, Derived> & { readonly at: string },
): PlainKind<Item> {
  const lists = listCache('data', [kind.list]);
  return {
    ...kind,
    lists,
    nameOf: ({ title }) => title,
    forget(id) {
      lists.remove(id);
      changeReplies(kind.routes.get, (shown) => (shown.id === id ? undefined : shown));
    },
    formAt: ({ id }, isNew) => `${kind.at}?${isNew ? 'add' : 'edit'}=${id}`,
  };
}

/** Making and changing one, as the outbox knows it. */
export function plainHooks<Item extends Plain>(kind: PlainKind<Item>, Icon: LucideIcon): KindHooks {
  const { lists, texts } = kind;
  return ownedHooks(kind, {
    Icon,
    onSaved(item, isNew) {
      if (!isNew) return lists.change(item.id, () => item);
      lists.add(item);
      lists.complete(item.id);
    },
    saved: ({ title }, isNew) => (isNew ? texts.created : texts.changed)(title),
  });
}
