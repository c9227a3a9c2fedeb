import * as z from 'zod/mini';
import type { User } from '#contract/users/users.ts';
import { keepDeviceDraft, readDeviceDraft, subscribeToDeviceDraft } from '#web/lib/device/device-draft.ts';

const Name = z.enum(['name', 'picture', 'email', 'community', 'course']);
export type StepName = z.infer<typeof Name>;

/** What is known of a member's first steps: kept on this device, so that it is known at once. */
const Steps = z.object({
  /** Once done, a step stays done: it is not shown twice. The page that paints first (boot.js) reads both lists too. */
  done: z.array(Name),
  /** Dismissed by the member. */
  hidden: z.array(Name),
  /** Whether an e-mail address has to be confirmed. */
  isUnconfirmed: z.boolean(),
  /** Whether their name was looked for, and is missing. */
  isNameless: z._default(z.boolean(), false),
  /** How many communities they followed when it was last looked up whether they chose one; -1: never. */
  followed: z.int(),
  /** Whether their courses were looked up. */
  hasLooked: z.boolean(),
});
export type Steps = z.infer<typeof Steps>;

/** The steps of each screen: the first open one is shown. */
const stepsOf = {
  dashboard: ['picture', 'email'],
  news: ['name', 'community'],
  courses: ['course'],
} as const;
export type Place = keyof typeof stepsOf;

const KEPT = 'firstSteps';

export const readSteps = (memberId: string) => readDeviceDraft(Steps, KEPT, memberId);

export function keepSteps(memberId: string, steps: Steps): Steps {
  keepDeviceDraft(KEPT, memberId, steps);
  return steps;
}

/** Subscribes to changes by other tabs. Returns how to stop. */
export const subscribeToSteps = (memberId: string, onChange: (steps: Steps | undefined) => void) =>
  subscribeToDeviceDraft(Steps, KEPT, memberId, onChange);

/**
 * Whether a step is neither done nor dismissed. Without kept steps none is open: a late line would push the screen
 * down.
 */
export const isOpen = (kept: Steps | undefined, name: StepName): boolean =>
  kept !== undefined && !kept.done.includes(name) && !kept.hidden.includes(name);

/** A step that was not looked up yet is not shown: a member on a new device may have done it. */
export const openAt = (kept: Steps | undefined, place: Place): StepName | undefined =>
  stepsOf[place].find((name) => isOpen(kept, name) && isFound(kept, name));

const isFound = (kept: Steps | undefined, name: StepName): boolean =>
  (name !== 'name' || kept?.isNameless === true) &&
  (name !== 'course' || kept?.hasLooked === true) &&
  (name !== 'community' || kept?.followed !== -1);

/** Whether no step is left. */
export const isOver = (kept: Steps | undefined): boolean =>
  kept !== undefined &&
  !Object.values(stepsOf)
    .flat()
    .some((name) => isOpen(kept, name));

export const hide = (kept: Steps, name: StepName): Steps => ({ ...kept, hidden: [...kept.hidden, name] });

/** Steps that the profile alone answers. */
export function saidBy({ firstName, email, emailVerified, phoneVerified, attachments }: User) {
  // Either of the two recovers a forgotten password.
  const isConfirmed = emailVerified || phoneVerified;
  const done: readonly StepName[] = [
    ...(firstName ? (['name'] as const) : []),
    ...(attachments === undefined ? [] : (['picture'] as const)),
    ...(isConfirmed ? (['email'] as const) : []),
  ];
  return { done, isUnconfirmed: email !== undefined && !isConfirmed, isNameless: !firstName };
}

/** With the steps that were found done. */
export const withDone = (
  kept: Steps,
  { done, ...found }: Partial<Omit<Steps, 'done'>> & Pick<ReturnType<typeof saidBy>, 'done'>,
): Steps => ({
  ...kept,
  ...found,
  done: [...new Set([...kept.done, ...done])],
});
