import type { Route } from '#contract/route.ts';
import { call } from '#web/lib/api/api.ts';
import { DeleteOwned, type DeleteOwnedProps } from './delete-owned.tsx';
import { type Owned, type OwnedKind, pathOf } from './owned-kind.ts';

/** A kind that knows how one of it goes. */
export interface DeletableKind<Item extends Owned> extends OwnedKind<Item> {
  readonly routes: OwnedKind<Item>['routes'] & { readonly remove: Route };
  readonly texts: OwnedKind<Item>['texts'] & {
    readonly deletion: (title: string) => DeleteOwnedProps<Item>['texts'];
  };
}

interface DeleteItemProps<Item extends Owned> {
  kind: DeletableKind<Item>;
  item: { readonly id: string; readonly title: string };
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a thing of one's own goes, in the kind's words. */
export const DeleteItem = <Item extends Owned>({ kind, item, ...then }: DeleteItemProps<Item>) => (
  <DeleteOwned
    kind={kind}
    of={item}
    texts={kind.texts.deletion(item.title)}
    remove={() => call(kind.routes.remove, pathOf(kind.routes.remove, item))}
    {...then}
  />
);
