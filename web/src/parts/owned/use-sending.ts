import { useEffect, useRef, useState } from 'react';
import { formatSize } from '#web/lib/format/format-size.ts';
import type { Progress } from '#web/parts/outbox/store.ts';
import type { KeptFile, Thing } from '#web/parts/outbox/thing.ts';
import { useDevice } from '#web/parts/outbox/use-device.ts';
import { useOutbox } from '#web/parts/outbox/use-outbox.ts';
import { whyKept } from '#web/parts/outbox/why-kept.ts';
import { whyItWaits } from '#web/parts/outbox/why-waiting.ts';
import { messages } from './messages.ts';

export interface Sending {
  readonly thing: Thing;
  /** The file that the member chose. */
  readonly file: KeptFile | undefined;
  readonly progress: Progress | undefined;
  /** Until all of it has arrived, once that can be told. */
  readonly minutes: number | undefined;
  /** Whether it gets on. */
  readonly isMoving: boolean;
  /** Why it does not. */
  readonly why: string | undefined;
}

/** How far a thing has come on its way; undefined where it is on none. `field` is that of its file in the form. */
export function useSending(id: string, field: string): Sending | undefined {
  const { things = [], progress: all } = useOutbox();
  const device = useDevice();
  const thing = things.find((each) => each.id === id);
  const isOut = thing?.state === 'sending' || thing?.state === 'waiting';
  const progress = isOut ? all[id] : undefined;
  const { sent = 0, total = 0 } = progress ?? {};

  // What is only tried again is not there yet where it broke off.
  const [brokeAt, setBrokeAt] = useState(0);
  if (thing?.state === 'waiting' && brokeAt !== sent) setBrokeAt(sent);
  const isMoving = thing?.state === 'sending' && !(thing.problem && sent <= brokeAt);
  const minutes = useMinutes(sent, total, isMoving);
  if (!thing || !isOut) return undefined;

  const why = () => {
    const { problem, isStopped } = thing;
    if (isMoving) return undefined;
    if (isStopped) return messages.sending.stopped;
    if (!problem) return whyItWaits(thing, things, () => undefined);
    if (problem.status !== 0 || !progress) return whyKept(problem.status, device.name);
    return messages.sending.broken(formatSize(total - sent));
  };
  const files = thing.steps.flatMap((step) => Object.entries(step.files ?? {}));
  const file = files.findLast(([name]) => name === field)?.[1];
  return { thing, file, progress, minutes, isMoving, why: why() };
}

/** Seconds until one can tell from how fast it was how long it will take. */
const SETTLED = 10;

/** Whole minutes until all has arrived, as fast as it has been since it got on. */
function useMinutes(sent: number, total: number, isMoving: boolean): number | undefined {
  const begun = useRef<{ readonly at: number; readonly sent: number }>(undefined);
  const [minutes, setMinutes] = useState<number>();

  useEffect(() => {
    if (!isMoving) {
      begun.current = undefined;
      setMinutes(undefined);
      return;
    }
    begun.current ??= { at: Date.now(), sent };
    const seconds = (Date.now() - begun.current.at) / 1000;
    const speed = (sent - begun.current.sent) / seconds;
    if (seconds >= SETTLED && speed > 0) setMinutes(Math.max(1, Math.round((total - sent) / speed / 60)));
  }, [sent, total, isMoving]);

  return minutes;
}
