import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { drop, giveUp, put, sendNow, take, tried } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import type { NewThing, Step, Thing } from '#web/parts/sync/queue/thing.ts';
import { arrivedOf } from '#web/parts/sync/queue/transfer.ts';
import { useThing } from '#web/parts/sync/queue/use-outbox.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { noteOpen } from '#web/parts/sync/tabs/open-things.ts';
import { claim } from '#web/parts/sync/tabs/say-once.ts';

/** What a form hands over, with those of its files that the device keeps under no name of the outbox yet. */
export interface HandedOver {
  readonly thing: NewThing;
  readonly files: Readonly<Record<string, File>>;
}

interface KeptSavingOptions<Saved> {
  /** Of the thing in the outbox: one form's, one at a time. */
  readonly id: string;
  /** What it left, of one that was sent. */
  readonly savedIn: (thing: Thing) => Saved | undefined;
  readonly onSaved: (saved: Saved) => void;
  /** It waits on this device, or as long as this page lives: the form says so, in these words. */
  readonly onWaiting: (text: string, isFleeting: boolean) => void;
  /** What was pressed here is kept on this device and goes out by itself: the form is done with. @default `onWaiting` */
  readonly onKept?: (text: string) => void;
  readonly onRefused: (error: ApiError, sent: Step['input']) => Promise<void>;
  /** Whether what was refused can never be sent: it stays with what waits, which is where the member drops it. */
  readonly isLost?: (code: string) => boolean;
}

/**
 * Saves a form through the outbox, and tells it, as long as it is open, what becomes of that: also of a save that an
 * earlier visit left there, or that goes out by itself after a while.
 */
export function useKeptSaving<Saved>(options: KeptSavingOptions<Saved>) {
  const { id } = options;
  const thing = useThing(id);
  const device = useDevice();
  const latest = useRef({ ...options, device });
  const current = useRef(thing);
  const isSaving = useRef(false);
  const isShown = useRef(true);
  /** What was taken back and may have arrived, or has. */
  const earlier = useRef<readonly Step[]>([]);
  /** What was taken back and cannot have arrived; of its files, some may. */
  const left = useRef<readonly Step[]>([]);
  /** What is on its way back out of the outbox. */
  const coming = useRef<Promise<void>>(undefined);
  /** What was sent on an earlier visit is no news. */
  const isMet = useRef(false);
  useEffect(() => {
    latest.current = { ...options, device };
  });
  useEffect(() => {
    isShown.current = true;
    const close = noteOpen(id);
    return () => {
      isShown.current = false;
      close();
    };
  }, [id]);

  const hear = useCallback(async (now: Thing | undefined, isPressed = false) => {
    // Whoever has left the form finds it among what waits, or is told by its kind.
    if (!isShown.current) return;
    const { savedIn, onSaved, onWaiting, onKept, onRefused, device } = latest.current;
    const saved = now?.state === 'sent' ? savedIn(now) : undefined;
    if (saved && isMet.current) {
      // Before the form is closed: other tabs wait for that.
      if (now) void claim(now);
      onSaved(saved);
    }
    isMet.current = now !== undefined && now.state !== 'sent';
    if (now?.state === 'waiting' && !now.isStopped) {
      const isFleeting = getOutbox().fleeting.includes(now.id);
      const text = whyKept(now.problem?.status, device.name, isFleeting);
      if (onKept && isPressed && !isFleeting && !isWatched(now)) onKept(text);
      else onWaiting(text, isFleeting);
    }
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

  const takeNow = useCallback(async () => {
    const taken = await take(id);
    if (!taken || taken.state === 'sent') return;
    earlier.current = taken.steps.filter(({ state }) => state !== 'open');
    left.current = taken.steps.filter(({ state }) => state === 'open');
  }, [id]);

  /** It is not what waits to be sent; then this. */
  const takeThen = (then?: () => void) => {
    coming.current ??= takeNow()
      .then(then)
      .catch(() => undefined)
      .finally(() => {
        coming.current = undefined;
      });
  };
  const giveUpLeft = () => {
    const steps = left.current;
    left.current = [];
    if (steps.some(({ files }) => files)) void giveUp({ steps });
  };

  return {
    /**
     * Waits until it has arrived, was refused, or is known to have to wait. `make` says what is sent, after what may have
     * arrived already, and with which files of what was taken back. Throws an `ApiError` when the session is over.
     */
    async save(make: (earlier: readonly Step[], left: readonly Step[]) => HandedOver): Promise<void> {
      isSaving.current = true;
      try {
        await coming.current;
        const state = getOutbox().things?.find((each) => each.id === id)?.state;
        if (state === 'waiting') await sendNow(id);
        else if (state !== 'sending') {
          if (state === 'refused') await takeNow();
          const { thing, files } = make(earlier.current, left.current);
          await put(thing, files);
          earlier.current = [];
          left.current = [];
        }
        isMet.current = true;
        const now = await tried(id);
        // The form says why, as long as it is open; it is no thing that waits.
        if (now?.state === 'refused' && isShown.current && !options.isLost?.(now.problem?.code ?? ''))
          await takeNow();
        await hear(now, true);
      } finally {
        isSaving.current = false;
      }
    },

    /** What is typed on is not what waits to be sent. */
    takeBack(): void {
      const { state } = current.current ?? {};
      if (!isSaving.current && (state === 'waiting' || state === 'sending')) takeThen();
    },

    /** Its files are others now: what has arrived of them is given up. */
    forgetFiles(): void {
      const { state } = current.current ?? {};
      if (state === undefined || state === 'sent') giveUpLeft();
      else if (!isSaving.current) takeThen(giveUpLeft);
    },

    async giveUp(): Promise<void> {
      await coming.current;
      earlier.current = [];
      const state = getOutbox().things?.find((each) => each.id === id)?.state;
      if (state !== undefined && state !== 'sent') await drop(id);
    },
  };
}

/** Whether it shows how far its files have come. */
const isWatched = ({ steps }: Thing): boolean => arrivedOf(steps.filter(({ state }) => state !== 'done')) > 0;
