import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/content/avatar.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { type Contact, sampleContacts } from './samples.ts';
import './contact-list.css';

interface ContactListProps {
  /** All of them by default. */
  contacts?: readonly Contact[];
  /** The contact whose chat is beside the list. */
  current?: string | undefined;
  /** Opens a chat beside the list; without it, each contact leads to its chat's own screen. */
  onChoose?: ((id: string) => void) | undefined;
}

/** The contacts with their last messages, which lead to the chats. */
export function ContactList({ contacts = sampleContacts, current, onChoose }: ContactListProps) {
  const choose = (event: MouseEvent, id: string) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ul className="contacts">
      {contacts.map(({ id, name, chat, when }) => (
        <li key={id}>
          <Link
            className="contact"
            to={`/messenger/${id}`}
            aria-current={id === current || undefined}
            onClick={(event) => choose(event, id)}
          >
            <Avatar id={id} name={name} />
            <span>
              <span className="contact-name">{name}</span>
              <span className="contact-text clip soft text-sm">{lastOf(chat)}</span>
            </span>
            <span className="contact-side">{when}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What was said last. */
function lastOf(chat: Contact['chat']): string {
  const last = chat.at(-1);
  if (!last) return '';
  return last.isMine ? messages.mine(last.text) : last.text;
}

/** Below the shell's messages button: what there is, and folded the latest of each made-up chat. */
export const LatestMessages = () => (
  <>
    <p className="soft">{messages.sampleText}</p>
    <details className="samples">
      <summary>{messages.seeSamples}</summary>
      <SampleNote id={useId()} title={messages.sample} text={messages.madeUp} />
      <ContactList />
    </details>
  </>
);
