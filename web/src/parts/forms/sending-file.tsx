import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { formatMegabytes, formatSize } from '#web/lib/format/format-size.ts';
import { stop } from '#web/parts/sync/queue/outbox.ts';
import { transferOf } from '#web/parts/sync/queue/transfer.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { whyItWaits } from '#web/parts/sync/status/why-waiting.ts';
import { FileFacts } from './form-file.tsx';
import { messages } from './messages.ts';

const texts = messages.sending;

interface SendingFileProps {
  label: string;
  sending: Sending;
  onRemove: () => void;
}

/** A file that is being sent: its progress, why it does not go on, and ways to stop it or to take it back. */
export function SendingFile({ label, sending, onRemove }: SendingFileProps) {
  const { entry, file, transfer, minutes, isMoving, isSilent, isBroken, why } = sending;
  // A waiting or stopped one goes on.
  const reason = why && <FormError isWaiting={!isBroken}>{why}</FormError>;
  if (!file) return reason;
  const { sent, total } = transfer ?? { sent: 0, total: file.size };
  const bytes = [formatMegabytes(sent), formatMegabytes(total)] as const;
  const percent = Math.floor((sent / Math.max(total, 1)) * 100);
  return (
    <div className="field">
      <span className="text-sm strong">{label}</span>
      <div className="file-box stack gap-3">
        <div className="cluster gap-2-3">
          <FileFacts
            name={file.filename}
            size={transfer ? (isMoving ? texts.bytes : texts.arrived)(...bytes) : formatSize(file.size)}
          />
          {entry.state === 'sending' ? (
            <Button small onClick={() => void stop(entry.id)}>
              {texts.stop}
            </Button>
          ) : (
            <IconButton label={messages.file.remove(file.filename)} icon={<Trash2 />} onClick={onRemove} />
          )}
        </div>
        {transfer && (
          <ProgressBar label={texts.of(file.filename)} value={percent} words={texts.bytes(...bytes)} />
        )}
        {isMoving && transfer && !isSilent && <p className="soft num">{texts.share(percent, minutes)}</p>}
        {transfer && isSilent && <FormError isWaiting>{texts.silent}</FormError>}
        {reason}
      </div>
    </div>
  );
}

/** The progress of an entry; undefined without one. `field` is that of its file in the form. */
export function useSending(id: string, field: string) {
  const { entries = [], progress, fleeting } = useOutbox();
  const device = useDevice();
  const entry = entries.find((each) => each.id === id);
  const isPending = entry?.state === 'sending' || entry?.state === 'waiting';
  const transfer = isPending ? transferOf(entry, progress[id]) : undefined;
  const { sent = 0, arrived = 0, total = 0 } = transfer ?? {};
  // After a break, a new try is not yet where the last one broke off.
  const isMoving = entry?.state === 'sending' && !(entry.problem && sent <= arrived);
  const minutes = useMinutes(sent, total, isMoving);
  const isSilent = useSilence(sent, isMoving);
  if (!entry || !isPending) return undefined;

  const isStraight = arrived > 0 || progress[id] !== undefined;
  const isBroken = !isMoving && !entry.isStopped && entry.problem?.status === 0 && isStraight;
  const isFleeting = fleeting.includes(id);
  const why = () => {
    const { problem, isStopped } = entry;
    if (isMoving) return undefined;
    if (isStopped) return messages.sending.stopped;
    if (!problem) return whyItWaits(entry, entries, () => undefined);
    return isBroken
      ? messages.sending.broken(formatSize(total - arrived))
      : whyKept(problem.status, device.name, isFleeting);
  };
  const files = entry.steps.flatMap((step) => Object.entries(step.files ?? {}));
  return {
    entry,
    minutes,
    isMoving,
    isBroken,
    isFleeting,
    why: why(),
    /** The file that the member chose. */
    file: files.findLast(([name]) => name === field)?.[1],
    /** Undefined for a file that goes in one request. */
    transfer: isStraight ? transfer : undefined,
    /** Whether nothing has been sent for a while, though no break was reported. */
    isSilent,
  };
}

type Sending = NonNullable<ReturnType<typeof useSending>>;

/** Seconds until the speed tells how long it will take. */
const SETTLED_SECONDS = 10;

/** Whole minutes until all has arrived, at the present speed. */
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
    if (seconds >= SETTLED_SECONDS && speed > 0)
      setMinutes(Math.max(1, Math.round((total - sent) / speed / 60)));
  }, [sent, total, isMoving]);

  return minutes;
}

/**
 * Milliseconds without a byte after which a member wonders: without a radio it takes a minute until a break is
 * reported.
 */
const MAX_SILENCE_MS = 10_000;

function useSilence(sent: number, isMoving: boolean): boolean {
  const [silentAt, setSilentAt] = useState<number>();

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setSilentAt(sent), MAX_SILENCE_MS);
    return () => {
      clearTimeout(timer);
      setSilentAt(undefined);
    };
  }, [sent, isMoving]);

  return isMoving && silentAt === sent;
}
