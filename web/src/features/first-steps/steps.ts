import * as z from 'zod/mini';
import type { User } from '#contract/users.ts';
import { keepDeviceDraft, readDeviceDraft, subscribeToDeviceDraft } from '#web/lib/device/device-draft.ts';

const Name = z.enum(['picture', 'email', 'community', 'course']);
export type StepName = z.infer<typeof Name>;

/** What is known of a member's first steps: kept on this device, so that it is known at once. */
const Steps = z.object({
  /** Once it is done it stays done: nobody is told twice. The page that paints first (boot.js) reads both lists too. */
  done: z.array(Name),
  /** Sent away by the member. */
  hidden: z.array(Name),
  /** Whether an e-mail address waits to be confirmed. */
  isUnconfirmed: z.boolean(),
  /** How many communities they followed when it was last looked whether one is of their own choosing; -1: never. */
  followed: z.int(),
  /** Whether it was looked for courses of their own. */
  hasLooked: z.boolean(),
});
export type Steps = z.infer<typeof Steps>;

/** What each screen says to do first: the first of these that is open. */
const stepsOf = {
  dashboard: ['picture', 'email'],
  news: ['community'],
  courses: ['course'],
} as const;
export type Place = keyof typeof stepsOf;

const KEPT = 'firstSteps';

export const readSteps = (memberId: string) => readDeviceDraft(Steps, KEPT, memberId);

export function keepSteps(memberId: string, steps: Steps): Steps {
  keepDeviceDraft(KEPT, memberId, steps);
  return steps;
}

/** Hears what other tabs keep from now on. Returns how to stop. */
export const subscribeToSteps = (memberId: string, onChange: (steps: Steps | undefined) => void) =>
  subscribeToDeviceDraft(Steps, KEPT, memberId, onChange);

/** Whether a step is neither done nor sent away. Where nothing is known none is: what comes later pushes nothing down. */
export const isOpen = (kept: Steps | undefined, name: StepName): boolean =>
  kept !== undefined && !kept.done.includes(name) && !kept.hidden.includes(name);

/** What is not found out yet is not said: whoever knows it all may be on a new device. */
export const openAt = (kept: Steps | undefined, place: Place): StepName | undefined =>
  stepsOf[place].find((name) => isOpen(kept, name) && isFound(kept, name));

const isFound = (kept: Steps | undefined, name: StepName): boolean =>
  (name !== 'course' || kept?.hasLooked === true) && (name !== 'community' || kept?.followed !== -1);

/** Whether nothing is left to be said. */
export const isOver = (kept: Steps | undefined): boolean =>
  kept !== undefined &&
  !Object.values(stepsOf)
    .flat()
    .some((name) => isOpen(kept, name));

export const hide = (kept: Steps, name: StepName): Steps => ({ ...kept, hidden: [...kept.hidden, name] });

/** What a profile says by itself. */
export function saidBy({ email, emailVerified, phoneVerified, attachments }: User) {
  // Either brings back in whoever forgot the password.
  const isConfirmed = emailVerified || phoneVerified;
  const done: readonly StepName[] = [
    ...(attachments === undefined ? [] : (['picture'] as const)),
    ...(isConfirmed ? (['email'] as const) : []),
  ];
  return { done, isUnconfirmed: email !== undefined && !isConfirmed };
}

/** With what was found done. */
export const withDone = (
  kept: Steps,
  { done, ...found }: Partial<Omit<Steps, 'done'>> & Pick<ReturnType<typeof saidBy>, 'done'>,
): Steps => ({
  ...kept,
  ...found,
  done: [...new Set([...kept.done, ...done])],
});
