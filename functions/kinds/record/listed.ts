import { kinds } from '#kinds/declared/all.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { AnyKind } from './record.ts';

interface Listed {
  readonly kind: AnyKind;
  /** Undefined where only the row is left. */
  readonly stored: StoredItem | undefined;
}

/** The record that a row in a list stands for: the row itself, or the item that its kind has apart from it. */
export async function listedRecord(noun: string, row: StoredItem): Promise<Listed> {
  const kind = kinds.find(({ declared }) => declared.noun === noun);
  if (!kind) throw new Error(`${noun} is no kind of record`);
  return { kind, stored: kind.declared.apart ? await findItem(kind.key({ id: String(row['id']) })) : row };
}
