import { useEffect, useState } from 'react';
import type { Message } from '#contract/chats.ts';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { messages as pictures } from '#web/parts/pictures/messages.ts';
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
      {img && picture && <ChatPicture img={img} width={picture.width} height={picture.height} />}
      {text && <FoldedText>{text}</FoldedText>}
      <span className="bubble-time">
        <time dateTime={at}>{timeOf(at)}</time>
        {state && <span> · {state}</span>}
      </span>
    </div>
  );
}

function ChatPicture({ img, width, height }: { img: string; width: number; height: number }) {
  const src = contentUrl('img', img);
  const of = { kind: 'picture', label: chatMessages.picture, className: 'bubble-picture' } as const;
  return (
    <HeldBack src={src} of={{ ...of, width, height }}>
      <Picture
        {...{ src, width, height }}
        fallback={coverFor(img)}
        alt={chatMessages.picture}
        className="bubble-picture"
      />
    </HeldBack>
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
      <FoldedText>{text}</FoldedText>
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
