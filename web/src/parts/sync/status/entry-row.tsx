import { Check, CircleAlert, CloudUpload, type LucideIcon, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { hasLine } from '#web/lib/api/line.ts';
import { timeOf } from '#web/lib/format/time-of.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { sendNow, stop, tried } from '#web/parts/sync/queue/outbox.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import type { Progress } from '#web/parts/sync/queue/store.ts';
import { transferOf } from '#web/parts/sync/queue/transfer.ts';
import { stateOf, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { messages as shared } from './messages.ts';
import { messages } from './unsent-messages.ts';
import { useDevice } from './use-device.ts';

interface EntryRowProps {
  entry: OutboxEntry;
  hooks: KindHooks | undefined;
  progress: Progress | undefined;
  why: string;
  /** Whether the address names this entry. */
  isFirst: boolean;
  onDrop: () => void;
}

/** One entry with its state, and what one can do about it. */
export function EntryRow({ entry, hooks, progress, why, isFirst, onDrop }: EntryRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const row = useKeptFocus(heading, `${entry.state} ${entry.isStopped}`);
  const Icon = hooks?.Icon ?? CloudUpload;
  return (
    <li ref={row} className="entry">
      <span className="entry-kind">
        <Icon />
      </span>
      <div className="entry-body">
        <h3 ref={heading} tabIndex={-1}>
          {entry.title}
        </h3>
        <EntryState entry={entry} progress={progress} why={why} />
        <EntryProgress entry={entry} progress={progress} />
      </div>
      <EntryActs entry={entry} hooks={hooks} progress={progress} isFirst={isFirst} onDrop={onDrop} />
    </li>
  );
}

type EntryActsProps = Pick<EntryRowProps, 'entry' | 'hooks' | 'progress' | 'isFirst' | 'onDrop'>;

function EntryActs({ entry, hooks, progress, isFirst, onDrop }: EntryActsProps) {
  const [isAsked, setAsked] = useState(false);
  const { id, title, queueKey, isForm, problem, isStopped, isOutdated } = entry;
  const state = stateOf(entry);
  const readAt = hooks?.readAt?.(entry);
  const called = (act: 'change' | 'drop' | 'stop' | 'sendNow' | 'read') => ({
    'aria-label': messages[`${act}Of`](title),
    children: messages[act],
  });
  const send = async () => {
    setAsked(true);
    await sendNow(id);
    await tried(id);
    setAsked(false);
  };
  if (state === 'sent')
    return readAt === undefined ? null : (
      <div className="entry-acts gap-2">
        <LinkButton variant="plain" small to={readAt} {...called('read')} />
      </div>
    );
  return (
    <div className="entry-acts gap-2">
      {(state === 'refused' || (state === 'waiting' && isForm)) && (
        <LinkButton
          variant={isFirst ? 'primary' : 'quiet'}
          small
          to={hooks?.changeAt?.(entry) ?? queueKey}
          icon={<Pencil />}
          {...called('change')}
        />
      )}
      {state === 'sending' && (!isAsked || progress) ? (
        <Button key="stop" small {...called('stop')} onClick={() => void stop(id)} />
      ) : (
        // Until it is known what becomes of it: 'Drop it' must not come to be below the finger. Its state says what it does.
        (isAsked || (state === 'waiting' && (problem || isStopped) && !isOutdated)) && (
          <Button
            key="send"
            small
            busy={isAsked}
            busyText=""
            {...called('sendNow')}
            onClick={() => void send()}
          />
        )
      )}
      {/* Also while it is sent: a try begins by itself, and nothing may disappear below a finger. */}
      <Button variant="plain" small {...called('drop')} onClick={onDrop} />
    </div>
  );
}

/** A pressed button may disappear when the state changes: its row's heading gets the focus then. */
function useKeptFocus(heading: React.RefObject<HTMLElement | null>, state: string) {
  const row = useRef<HTMLLIElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const look = () => {
      had.current = row.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state may take a button away
  useEffect(() => {
    if (had.current && document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  return row;
}

/** Megabytes with one digit behind the point: '4.1'. */
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** An entry's state, in a line with an icon. */
function EntryState({ entry, progress, why }: Pick<EntryRowProps, 'entry' | 'progress' | 'why'>) {
  const { problem, sentAt = 0 } = entry;
  const state = whereIs(entry);
  const device = useDevice();
  const { arrived, sent, total } = transferOf(entry, progress);
  const line = (Icon: LucideIcon, word: string, text: string, tone = '') => (
    <p className={`entry-state num soft text-sm ${tone}`.trim()}>
      <Icon />
      <span>
        <b>{word}</b> {text}
      </span>
    </p>
  );
  if (state === 'refused')
    return line(CircleAlert, `${messages.refused}.`, problem?.message ?? '', 'entry-bad');
  if (state === 'sent') return line(Check, `${messages.sent},`, timeOf(sentAt), 'entry-good');
  if (state === 'waiting' || state === 'notKept') {
    const kept = arrived > 0 ? messages.arrived(megabytes(arrived), megabytes(total)) : '';
    // What is not kept is said above all of them.
    const here = state === 'waiting' ? `${shared.here(device.name)}.` : '';
    return line(device.Icon, here, `${why} ${kept}`.trim());
  }
  // While files go out, the line that another call lost is there.
  if (!hasLine() && !progress) return line(CloudUpload, messages.trying, '');
  return total === 0
    ? line(CloudUpload, `${shared.sending}...`, '')
    : line(CloudUpload, `${shared.sending},`, messages.bytes(megabytes(sent), megabytes(total)));
}

/** The progress of an entry's files, from the start on, so that the row keeps its height as they go out. */
function EntryProgress({ entry, progress }: Pick<EntryRowProps, 'entry' | 'progress'>) {
  const { sent, total } = transferOf(entry, progress);
  if (total === 0 || !/sending|waiting/.test(entry.state)) return null;
  const words = messages.bytes(megabytes(sent), megabytes(total));
  return <ProgressBar label={messages.progressOf(entry.title)} value={sent} max={total} words={words} />;
}
