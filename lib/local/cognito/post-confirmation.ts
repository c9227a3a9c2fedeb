import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { type Pool, publicAttributes } from './pool.ts';
import type { User } from './store.ts';
import { runTrigger, triggerEvent } from './trigger.ts';

/** Calls the production trigger after the change is stored. */
export async function tellPostConfirmation(
  pool: Pool,
  user: User,
  triggerSource: PostConfirmationTriggerEvent['triggerSource'],
): Promise<void> {
  const userAttributes = { ...publicAttributes(user), 'cognito:user_status': 'CONFIRMED' };
  const event = {
    ...triggerEvent(pool, user.username),
    triggerSource,
    request: { userAttributes },
    response: {},
  } as PostConfirmationTriggerEvent;
  await runTrigger('PostConfirmation', async () => pool.postConfirmation?.(event));
}
