import { useCallback, useEffect, useRef } from 'react';
import type { User } from '#contract/users.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { withReplies } from '#web/parts/outbox/order.ts';
import { drop, put, sendNow, take, tried } from '#web/parts/outbox/outbox.ts';
import { getOutbox } from '#web/parts/outbox/store.ts';
import type { Failure, Step, Thing } from '#web/parts/outbox/thing.ts';
import { useThing } from '#web/parts/outbox/use-outbox.ts';
import { PICTURE } from './edit-draft.ts';
import { PROFILE, type ProfileChange, profileThing, savedIn } from './profile-thing.ts';

interface ProfileSavingOptions {
  readonly onSaved: (after: User) => void;
  /** It waits on this device, or was refused: the form says so. */
  readonly onWaiting: (problem: Failure) => void;
  readonly onRefused: (error: ApiError, sent: Step['input']) => Promise<void>;
}

/**
 * Saves the profile through the outbox, and tells the open form what becomes of it: also of a change that an earlier
 * visit left there, or that goes out by itself after a while.
 */
export function useProfileSaving(options: ProfileSavingOptions) {
  const thing = useThing(PROFILE);
  const latest = useRef(options);
  const current = useRef(thing);
  const isSaving = useRef(false);
  /** What is on its way back out of the outbox. */
  const coming = useRef<Promise<void>>(undefined);
  /** What was taken back and may have arrived. */
  const earlier = useRef<Step>(undefined);
  /** What was sent on an earlier visit is no news. */
  const isMet = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  const hear = useCallback(async (now: Thing | undefined) => {
    const { onSaved, onWaiting, onRefused } = latest.current;
    const after = now?.state === 'sent' ? savedIn(now) : undefined;
    if (after && isMet.current) onSaved(after);
    isMet.current = now !== undefined && now.state !== 'sent';
    if (now?.state === 'waiting' && now.problem) onWaiting(now.problem);
    if (now?.state === 'refused' && now.problem) {
      const { status, code, message, fields } = now.problem;
      const error = new ApiError(status, code, message, fields ? { fields } : {});
      await onRefused(error, now.steps.at(-1)?.input ?? {});
    }
  }, []);
  useEffect(() => {
    current.current = thing;
    if (!isSaving.current) void hear(thing);
  }, [thing, hear]);

  /** What is typed on is not what waits to be sent. */
  const takeBack = useCallback(() => {
    const { state } = current.current ?? {};
    if (isSaving.current || (state !== 'waiting' && state !== 'sending')) return;
    coming.current ??= take(PROFILE)
      .then((taken) => {
        const sent = taken?.steps.find((step) => step.state === 'sent' && !step.files);
        if (taken) earlier.current = sent && withReplies(sent, taken.steps);
      })
      .catch(() => undefined)
      .finally(() => {
        coming.current = undefined;
      });
  }, []);

  return {
    /** Waits until it has arrived, was refused, or is known to have to wait. Throws an `ApiError` when the session is over. */
    async save(change: Omit<ProfileChange, 'earlier'>): Promise<void> {
      isSaving.current = true;
      try {
        await coming.current;
        const waiting = getOutbox().things?.find(({ id, state }) => id === PROFILE && state === 'waiting');
        if (waiting) await sendNow(PROFILE);
        else {
          const files: Record<string, File> = change.picture ? { [PICTURE]: change.picture } : {};
          await put(profileThing({ ...change, earlier: earlier.current }), files);
          earlier.current = undefined;
        }
        isMet.current = true;
        const now = await tried(PROFILE);
        // The form says why, as long as it is open; it is no thing that waits.
        if (now?.state === 'refused') await take(PROFILE);
        await hear(now);
      } finally {
        isSaving.current = false;
      }
    },
    takeBack,
    async giveUp(): Promise<void> {
      if (thing && thing.state !== 'sent') await drop(PROFILE);
    },
  };
}
