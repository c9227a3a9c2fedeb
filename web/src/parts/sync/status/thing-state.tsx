import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { timeOf } from '#web/lib/format/time-of.ts';
import type { Progress } from '#web/parts/sync/queue/store.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { transferOf } from '#web/parts/sync/queue/transfer.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { messages as shared } from './messages.ts';
import { messages } from './unsent-messages.ts';
import { useDevice } from './use-device.ts';

/** Megabytes with one digit behind the point: '4.1'. */
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

interface ThingStateProps {
  thing: Thing;
  progress: Progress | undefined;
  /** Why it has not gone out. */
  why: string;
}

/** Where a thing is, in a line that its icon says too; below it how much of its files has gone out. */
export function ThingState({ thing, progress, why }: ThingStateProps) {
  const { title, problem, sentAt = 0 } = thing;
  const state = whereIs(thing);
  const device = useDevice();
  const { arrived, sent, total } = transferOf(thing, progress);
  const line = (icon: ReactNode, word: string, text: string, tone = '') => (
    <p className={`thing-state num ${tone}`.trim()}>
      {icon}
      <span>
        <b>{word}</b> {text}
      </span>
    </p>
  );
  const icon = 'icon';
  if (state === 'refused') {
    const Icon = <CircleAlert className={icon} aria-hidden="true" />;
    return line(Icon, `${messages.refused}.`, problem?.message ?? '', 'thing-bad');
  }
  if (state === 'sent')
    return line(
      <Check className={icon} aria-hidden="true" />,
      `${messages.sent},`,
      timeOf(sentAt),
      'thing-good',
    );
  if (state === 'waiting' || state === 'notKept') {
    const kept = arrived > 0 ? messages.arrived(megabytes(arrived), megabytes(total)) : '';
    const Icon = <device.Icon className={icon} aria-hidden="true" />;
    // What is not kept is said above all of them.
    const here = state === 'waiting' ? `${shared.here(device.name)}.` : '';
    return line(Icon, here, `${why} ${kept}`.trim());
  }
  const Icon = <CloudUpload className={icon} aria-hidden="true" />;
  if (!progress && arrived === 0) return line(Icon, `${shared.sending}...`, '');
  const words = messages.bytes(megabytes(sent), megabytes(total));
  return (
    <>
      {line(Icon, `${shared.sending},`, words)}
      <ProgressBar label={messages.progressOf(title)} value={sent} max={Math.max(total, 1)} words={words} />
    </>
  );
}
