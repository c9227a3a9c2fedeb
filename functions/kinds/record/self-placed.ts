import { rowKey } from '#platform/lists/paged-list.ts';
import type { Key } from '#platform/table/keys.ts';
import type { Stored } from './declaration.ts';
import { RecordKind } from './record.ts';

/** A record whose id says where it stands: whoever has the id alone finds it, and so something may be within it. */
export class SelfPlaced<Place extends object, Item extends Stored & Place> extends RecordKind<Place, Item> {
  readonly placeOf: (id: string) => Place;

  constructor({
    placeOf,
    ...declared
  }: ConstructorParameters<typeof RecordKind<Place, Item>>[0] & { placeOf(id: string): Place }) {
    super(declared);
    this.placeOf = placeOf;
  }

  override key({ id }: { readonly id: string }): Key {
    return rowKey(this.declared.list(this.placeOf(id)), id);
  }
}
