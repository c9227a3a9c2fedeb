import * as z from 'zod/mini';
import type { User } from '#contract/users.ts';
import { hearDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';

/** Which of the first steps a member has done, and how News shows them: kept on this device, so that it is known at once. */
const Steps = z.object({
  /** Only a confirmed address brings back in whoever forgot the password. */
  email: z.enum(['none', 'unconfirmed', 'done']),
  /** Whether they follow a community of their own choosing. */
  communities: z.boolean(),
  picture: z.boolean(),
  /** How many communities they followed when that was found out; -1: it was not. */
  followed: z.int(),
  /** What stands above the news: all steps, the e-mail's alone, or nothing. The page that paints first (boot.js) reads it too. */
  as: z.enum(['steps', 'step', '']),
  /** From when on, in milliseconds since 1970. */
  from: z.number(),
});
export type Steps = z.infer<typeof Steps>;
export type Done = Pick<Steps, 'email' | 'communities' | 'picture'>;

const NAME = 'firstSteps';
const WEEK = 7 * 24 * 60 * 60 * 1000;

export const readSteps = (memberId: string) => readDeviceDraft(Steps, NAME, memberId);

export function keepSteps(memberId: string, steps: Steps): Steps {
  keepDeviceDraft(NAME, memberId, steps);
  return steps;
}

/** Hears what other tabs keep from now on. Returns how to stop. */
export const hearSteps = (memberId: string, heard: (steps: Steps | undefined) => void) =>
  hearDeviceDraft(Steps, NAME, memberId, heard);

export const isAllDone = ({ email, communities, picture }: Done) =>
  email === 'done' && communities && picture;

/** What a profile says by itself. */
export function saidBy(profile: User): Pick<Steps, 'email' | 'picture'> {
  const { email, emailVerified, phoneVerified, attachments } = profile;
  const isConfirmed = emailVerified || phoneVerified;
  return {
    email: isConfirmed ? 'done' : email ? 'unconfirmed' : 'none',
    picture: attachments !== undefined,
  };
}

/** Whether a profile says nothing that is not kept already. */
export function isKnown(kept: Steps | undefined, profile: User): kept is Steps {
  const { email, picture } = saidBy(profile);
  return (
    kept !== undefined &&
    kept.email === email &&
    kept.picture === picture &&
    (kept.communities || kept.followed === profile.communities)
  );
}

/** With what was found out. Whoever has done all of them by then is shown none. */
export function withFound(kept: Steps | undefined, found: Done & Pick<Steps, 'followed'>): Steps {
  if (!kept) return { ...found, as: isAllDone(found) ? '' : 'steps', from: 0 };
  return { ...kept, ...found, as: kept.as === 'step' && found.email === 'done' ? '' : kept.as };
}

/** Out of sight: without a confirmed address the e-mail's step comes back after a week. */
export const hidden = (kept: Steps, now: number): Steps =>
  kept.email === 'done' ? over(kept) : { ...kept, as: 'step', from: now + WEEK };

/** Never again. */
export const over = (kept: Steps): Steps => ({ ...kept, as: '', from: 0 });

/** What stands above the news now. */
export const shownOf = (kept: Steps | undefined, now: number): Steps['as'] =>
  kept && kept.from <= now ? kept.as : '';
