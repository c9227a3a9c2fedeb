import { ulid } from 'ulid';
import { type Mention, MOST_MENTIONED, newNames } from '#contract/fields/mentions.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The write that has the worker tell whom a text names that it did not name before; none where it names nobody. */
export function tellOfNames(on: 'reply' | 'post', id: string, before: string, after: string): Action[] {
  const names = newNames(before, after);
  return names.length === 0 ? [] : [enqueueJob({ kind: 'mentioned', on, id, names, notice: ulid() })];
}

/** Names that a piece has not looked up yet, as many as it may still have. */
export function unknownNames(names: readonly string[], known: readonly Mention[] = []): string[] {
  const found = new Set(known.map(({ name }) => name));
  return names.filter((name) => !found.has(name)).slice(0, Math.max(0, MOST_MENTIONED - found.size));
}

/** Those of these names that are members', for half a read unit each; possibly a moment old. */
export async function findNamed(names: readonly string[]): Promise<Mention[]> {
  if (names.length === 0) return [];
  const id = ({ pk }: Key) => pk;
  const items = await findItems(names.map(keys.userName));
  const members = new Map(items.map((item) => [String(item['pk']), String(item['memberId'])]));
  return names.flatMap((name) => {
    const member = members.get(id(keys.userName(name)));
    return member === undefined ? [] : { name, id: member };
  });
}
