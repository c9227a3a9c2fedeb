import { findWishes, type Wishes } from '#kinds/notice-wishes.ts';
import { requireEnv } from '#platform/env.ts';
import { cognito } from '#platform/identity.ts';
import { findPoolAccount } from '#platform/pool.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

/** What has to be known of whom a mail is for. */
interface Reader {
  readonly isLeaving: boolean;
  readonly wishes: Wishes;
}

/** Undefined for who gets no mail, whatever there is to tell. */
export async function readMember(userId: string): Promise<Reader | undefined> {
  const [user, wishes] = await Promise.all([findItem(keys.user(userId)), findWishes(userId)]);
  if (!user || !wishes.weekly || user['email'] === undefined) return undefined;
  return { isLeaving: user['leavingAt'] !== undefined, wishes };
}

/** The address that Cognito holds as confirmed, of an account that is not disabled. */
export async function addressOf(userId: string): Promise<string | undefined> {
  const user = await findItem(keys.user(userId));
  if (!user) return undefined;
  const pool = { cognito, userPoolId: requireEnv('USER_POOL_ID') };
  const account = await findPoolAccount(pool, String(user['username']));
  return account?.id === userId && account.isEnabled ? account.email : undefined;
}
