import type { TestMember } from '../system/stack.ts';
import { granted } from '../told.ts';

export const achievementsOf = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/achievements'))).data;

/** When each of a member's was achieved, by its id. */
export async function achievedBy(member: TestMember): Promise<Record<string, string>> {
  const { entries } = await achievementsOf(member);
  return Object.fromEntries(
    entries.flatMap(({ id, at }: { id: string; at?: string }) => (at === undefined ? [] : [[id, at]])),
  );
}

/** The ids of those. */
export const idsAchieved = async (member: TestMember): Promise<string[]> =>
  Object.keys(await achievedBy(member)).sort();
