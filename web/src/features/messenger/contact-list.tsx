import { BellOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ChatCard } from '#contract/chats/chats.ts';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { messages } from './messages.ts';
import { listTime } from './times.ts';
import './contact-list.css';

interface ContactListProps {
  label: string;
  chats: readonly ChatCard[];
  /** The chat that is beside the list. */
  current?: string | undefined;
  /** Opens a chat beside the list; without it, each leads to its own screen. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Chats with their last messages, each of which leads there. */
export function ContactList({ label, chats, current, onChoose }: ContactListProps) {
  const choose = (event: MouseEvent, id: string) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ul className="contacts" aria-label={label}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <Link
            className="contact"
            to={`/messenger/${chat.id}`}
            aria-current={chat.id === current || undefined}
            onClick={(event) => choose(event, chat.id)}
          >
            <Contact chat={chat} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Contact = ({ chat: { other, last, unread, isRequest, isMuted } }: { chat: ChatCard }) => (
  <>
    <Avatar id={other.id ?? ''} name={other.name} file={other.avatar} />
    <span>
      <span className="contact-name clamp">{other.name}</span>
      <span className={`contact-text clip text-sm ${unread ? 'is-unread' : 'soft'}`}>
        {last && wordsOf(last)}
      </span>
    </span>
    <span className="contact-side gap-1 soft">
      {last && <time dateTime={last.at}>{listTime(last.at)}</time>}
      {unread && <Badge tone="accent">{messages.unread}</Badge>}
      {isMuted && (
        <>
          <BellOff className="icon-xs" />
          <span className="vh">{messages.muted}</span>
        </>
      )}
      {isRequest && <span className="vh">{messages.request}</span>}
    </span>
  </>
);

function wordsOf({ text, img, isMine }: NonNullable<ChatCard['last']>): string {
  const words = text || (img ? messages.picture : '');
  return isMine ? messages.mine(words) : words;
}
