import { kinds } from '#kinds/declared/all.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import type { Key } from '#platform/table/keys.ts';

/** The part of the key that all items of a kind share. */
export function beginningOf(kind: AnyKind): Key {
  const { within } = kind.declared;
  const { pk, sk } = kind.key({ id: '', ...(within && { [within.as]: '' }) });
  return { pk: firstOf(pk), sk };
}

/** The kind of the record with this key. */
export function kindAt({ pk, sk }: Key): AnyKind | undefined {
  const kind = kinds.find((each) => beginningOf(each).pk === firstOf(pk));
  if (!kind) return undefined;
  const all = beginningOf(kind).sk;
  return (kind.declared.apart ? sk === all : sk.startsWith(all)) ? kind : undefined;
}

function firstOf(pk: string): string {
  return pk.split('#', 1)[0] ?? '';
}
