import { useEffect, useState } from 'react';
import type { Message } from '#contract/chats/chats.ts';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { messages as pictures } from '#web/parts/pictures/messages.ts';
import { SentPicture } from '#web/parts/pictures/sent-picture.tsx';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import type { Unsent } from '#web/parts/threads/unsent.ts';
import { chatMessages } from './chat-messages.ts';
import { timeOf } from './times.ts';

interface BubbleProps {
  message: Message;
  /** The other member's. */
  name: string;
  /** Whether somebody else spoke before it. */
  isFirst: boolean;
  /** Where an own one is. */
  state: string | undefined;
}

export function Bubble({ message, name, isFirst, state }: BubbleProps) {
  const { isMine, text, img, picture, at } = message;
  return (
    <div className={`bubble ${isMine ? 'bubble-mine' : ''} ${isFirst ? 'bubble-first' : ''}`}>
      {isFirst && <span className="vh">{isMine ? chatMessages.you : name}: </span>}
      {img && picture && (
        <SentPicture name={img} picture={picture} label={chatMessages.picture} className="bubble-picture" />
      )}
      {text && <FoldedText>{text}</FoldedText>}
      <span className="bubble-time">
        <time dateTime={at}>{timeOf(at)}</time>
        {state && <span> · {state}</span>}
      </span>
    </div>
  );
}

/** Milliseconds after which is said that a message is under way: most have arrived by then. */
const PATIENCE_MS = 1000;

/** What was written and has not arrived, with where it is. */
export function UnsentBubble({ of: { entry, text, pictures: count } }: { of: Unsent['added'][number] }) {
  const where = whereIs(entry);
  const isLate = useIsLate();
  return (
    <div className="bubble bubble-mine bubble-unsent">
      <span className="vh">{chatMessages.you}: </span>
      {text && <FoldedText>{text}</FoldedText>}
      {count > 0 && <p className="text-sm">{pictures.unsent(count)}</p>}
      {(isLate || where !== 'sending') && <StateBadge state={where} />}
    </div>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
