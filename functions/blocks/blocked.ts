import { keys } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';

/** Whom a member blocked, and when. */
export async function readBlocked(memberId: string): Promise<{ userId: string; at: string }[]> {
  const { pk, sk } = keys.blocked(memberId, '');
  const rows = await take({ pk, from: sk, to: `${sk}~` }, { consistent: true });
  return rows.map((row) => ({ userId: String(row['sk']).slice(sk.length), at: String(row['at']) }));
}
