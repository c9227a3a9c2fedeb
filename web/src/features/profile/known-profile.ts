import * as z from 'zod/mini';
import { PublicUser } from '#contract/users.ts';
import { knownIn } from '#web/lib/known-in.ts';

const KnownProfile = z.extend(z.partial(PublicUser), { id: PublicUser.shape.id });
/** What is known of a member before the whole profile is there. */
export type KnownProfile = z.infer<typeof KnownProfile>;

/** What the screen before handed on of this member in the history's state. */
export const knownProfile = (state: unknown, id: string): KnownProfile | undefined =>
  knownIn(KnownProfile, 'user', state, id);
