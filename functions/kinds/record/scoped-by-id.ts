import { rowKey } from '#platform/lists/paged-list.ts';
import type { Key } from '#platform/table/keys.ts';
import type { Stored } from './declaration.ts';
import { RecordKind } from './record.ts';

/** A record whose id contains its scope: the id alone leads to it, so other records may be within it. */
export class ScopedById<Scope extends object, Item extends Stored & Scope> extends RecordKind<Scope, Item> {
  readonly scopeOf: (id: string) => Scope;

  constructor({
    scopeOf,
    ...declared
  }: ConstructorParameters<typeof RecordKind<Scope, Item>>[0] & { scopeOf(id: string): Scope }) {
    super(declared);
    this.scopeOf = scopeOf;
  }

  override key(ref: Partial<Scope> & { readonly id: string }): Key {
    return rowKey(this.declared.list({ ...this.scopeOf(ref.id), ...ref }), ref.id);
  }
}
