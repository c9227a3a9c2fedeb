import { authorize } from '#kinds/authorize.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { AppError } from '#platform/errors.ts';
import type { StoredItem } from '#platform/table/table.ts';

/**
 * Those of these members who meet the author of a text, and may still read what it is about: they may have left that
 * course.
 */
export async function whoReads(
  people: readonly string[],
  author: string,
  piece: StoredItem,
): Promise<string[]> {
  const blocked = await blockedAmong(author, people);
  const readers: string[] = [];
  for (const id of people) if (!blocked.has(id) && (await mayRead(id, piece))) readers.push(id);
  return readers;
}

async function mayRead(id: string, piece: StoredItem): Promise<boolean> {
  const member = { id, sub: id, username: '', isAdmin: false, signedInAt: 0, token: '' };
  try {
    await authorize(member, 'read', piece);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind !== 'unavailable') return false;
    throw error;
  }
}
