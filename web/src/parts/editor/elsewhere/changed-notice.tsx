import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '#web/components/overlay/toast.tsx';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import type { Draft, Piece } from '#web/parts/editor/draft/draft.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { shownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { type Chosen, type ChosenAt, chooseSide, type Side } from './choose-side.ts';
import { differencesIn } from './differences.ts';
import { messages } from './messages.ts';
import './elsewhere.css';

interface ChangedNoticeProps {
  draft: Draft;
  /** The piece as it is saved there. */
  piece: Piece;
  /** Whether the choice is under way. */
  isBusy: boolean;
  /** @returns the other one, as it is kept, where that happened. */
  onChoose: (how: (at: ChosenAt) => Promise<Chosen>) => Promise<Chosen['copy']>;
  /** What was typed is to be saved. */
  onKept: () => void;
}

/** Above what was typed: the piece as another device saved it, and both ways on. */
export function ChangedNotice({ draft, piece, isBusy, onChoose, onKept }: ChangedNoticeProps) {
  const box = useRef<HTMLElement>(null);
  const { texts, Article, queueKeyOf } = usePieceKind();
  const navigate = useNavigate();
  const device = useDevice();
  const theirs = draftOf(piece, '');
  /** Its pictures cost data. */
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown may have changed again
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [piece]);
  useEffect(() => {
    const begin = () => document.querySelector<HTMLElement>('#main h1')?.focus();
    return begin;
  }, []);

  const choose = async (side: Side) => {
    const copy = await onChoose((at) => chooseSide(side, piece, at));
    if (!copy) return;
    const { kept, fleeting, open } = messages.copied;
    const text = copy.isKept ? kept[side](device.name) : fleeting;
    toast(text, { text: open, act: () => navigate(queueKeyOf(copy.draft)) });
    if (side === 'mine') onKept();
  };
  return (
    <section ref={box} className="elsewhere stack gap-4" tabIndex={-1} aria-label={texts.changedElsewhere}>
      <ConflictNotice
        changedAt={latestChange(piece)}
        differences={differencesIn(draft, theirs)}
        note={messages.note(device.name)}
        isBusy={isBusy}
        onTake={() => void choose('theirs')}
        onKeep={() => void choose('mine')}
      />
      <details className="elsewhere-all" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{messages.all}</summary>
        {isOpen && <Article piece={shownPiece(theirs, {})} />}
      </details>
    </section>
  );
}

/** When the piece, or any part of it, was last changed. */
const latestChange = ({ changedAt, rich_text }: Piece): string | undefined =>
  [changedAt, rich_text.changedAt]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
