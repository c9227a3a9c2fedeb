import { CloudUpload, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kind-hooks.ts';
import { sendNow, stop } from '#web/parts/sync/queue/outbox.ts';
import type { Progress } from '#web/parts/sync/queue/store.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { ThingState } from './thing-state.tsx';
import { messages } from './unsent-messages.ts';

interface ThingRowProps {
  thing: Thing;
  hooks: KindHooks | undefined;
  progress: Progress | undefined;
  why: string;
  /** Whether it is the one that the screen asks for first. */
  isFirst: boolean;
  onDrop: () => void;
}

/** One thing with where it is, and what one can do about it. */
export function ThingRow({ thing, hooks, progress, why, isFirst, onDrop }: ThingRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const row = useKeptFocus(heading, `${thing.state} ${thing.isStopped}`);
  const Icon = hooks?.Icon ?? CloudUpload;
  return (
    <li ref={row} className="thing">
      <span className="thing-kind">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div className="thing-body">
        <h3 ref={heading} tabIndex={-1}>
          {thing.title}
        </h3>
        <ThingState thing={thing} progress={progress} why={why} />
      </div>
      <ThingActs thing={thing} hooks={hooks} isFirst={isFirst} onDrop={onDrop} />
    </li>
  );
}

type ThingActsProps = Pick<ThingRowProps, 'thing' | 'hooks' | 'isFirst' | 'onDrop'>;

function ThingActs({ thing, hooks, isFirst, onDrop }: ThingActsProps) {
  const { id, title, place, isForm, state, problem, isStopped } = thing;
  const readAt = hooks?.readAt?.(thing);
  if (state === 'sent')
    return readAt === undefined ? null : (
      <div className="thing-acts">
        <LinkButton variant="plain" small to={readAt} aria-label={messages.readOf(title)}>
          {messages.read}
        </LinkButton>
      </div>
    );
  return (
    <div className="thing-acts">
      {(state === 'refused' || (state === 'waiting' && isForm)) && (
        <LinkButton
          variant={isFirst ? 'primary' : 'quiet'}
          small
          to={hooks?.changeAt?.(thing) ?? place}
          icon={<Pencil className="icon" aria-hidden="true" />}
          aria-label={messages.changeOf(title)}
        >
          {messages.change}
        </LinkButton>
      )}
      {state === 'sending' && (
        <Button small aria-label={messages.stopOf(title)} onClick={() => void stop(id)}>
          {messages.stop}
        </Button>
      )}
      {state === 'waiting' && (problem || isStopped) && (
        <Button small aria-label={messages.sendNowOf(title)} onClick={() => void sendNow(id)}>
          {messages.sendNow}
        </Button>
      )}
      {/* Also while it goes out: a try begins by itself, and nothing is to go away below a finger. */}
      <Button variant="plain" small aria-label={messages.dropOf(title)} onClick={onDrop}>
        {messages.drop}
      </Button>
    </div>
  );
}

/** A button that was pressed may be gone when the state changes: its row's heading has the focus then. */
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
