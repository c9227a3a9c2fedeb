import { Sprout } from 'lucide-react';
import type { UsefulOn } from '#contract/replies/useful.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
// Here, because posts show it before anything of replies has loaded.
import './replies.css';

const USEFUL = 'useful';

interface UsefulProps {
  piece: Piece;
  /** The piece itself, or a reply to it. */
  on: UsefulOn;
  id: string;
  isUseful: '1' | '0';
  count: number;
  isOwn: boolean;
}

/** Says that something is useful, or no longer, and how many find it so; one's own only says how many. */
export function Useful({ piece, on, id, isUseful: loaded, count, isOwn }: UsefulProps) {
  const subject = `${on}/${id}`;
  const isUseful = usePendingToggles(USEFUL)(subject) ?? loaded;
  const shown = count + Number(isUseful) - Number(loaded);
  if (isOwn) return shown > 0 ? <p className="soft text-xs">{messages.find(shown)}</p> : null;
  const toggle = () => {
    const desired = isUseful === '1' ? '0' : '1';
    putToggle({
      kind: USEFUL,
      subject,
      desired,
      queueKey: piece.to,
      title: (desired === '1' ? messages.usefulOf : messages.notUsefulOf)(piece.title),
      steps: [{ route: 'useful.markUseful', input: { on, id, useful: desired === '1' } }],
      onFailed: (why) => toastFailure(messages.notMarked(why)),
    });
  };
  return (
    <Button
      small
      variant="plain"
      icon={<Sprout />}
      aria-pressed={isUseful === '1'}
      className="useful"
      onClick={toggle}
    >
      {messages.useful}
      {shown > 0 && (
        <span className="num">
          {messages.count(shown)}
          <span className="vh">, {messages.find(shown)}</span>
        </span>
      )}
    </Button>
  );
}
