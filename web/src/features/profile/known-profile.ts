import * as z from 'zod/mini';
import { PublicUser } from '#contract/users.ts';

const KnownProfile = z.extend(z.partial(PublicUser), { id: PublicUser.shape.id });
/** What is known of a member before the whole profile is there. */
export type KnownProfile = z.infer<typeof KnownProfile>;

const State = z.object({ user: KnownProfile });

/** What the screen before handed on of this member in the history's state. */
export function knownProfile(state: unknown, id: string): KnownProfile | undefined {
  const { data } = State.safeParse(state);
  return data?.user.id === id ? data.user : undefined;
}
