import { currentName } from '#kinds/names.ts';
import type { Job } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { renameFollow } from './rename-follow.ts';
import { nextStretch } from './stretch.ts';

/** Has a member be found by their present name in each community that they follow. */
export async function renameMember(
  { userId }: Extract<Job, { kind: 'member-renamed' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const readName = async () => {
    const name = await currentName({ id: userId, username: '' });
    return name === '' ? undefined : { followerName: name };
  };
  if (!(await readName())) return undefined; // the account is gone
  const { pk, sk } = keys.follow(userId, '');
  const { items, next } = await nextStretch({ pk, from: sk, to: `${sk}~` }, place);
  await Promise.all(items.map((item) => renameFollow(userId, String(item['communityId']), readName)));
  return next;
}
