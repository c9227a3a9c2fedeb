import { ArrowLeft, Phone, Send, UserPlus, Video } from 'lucide-react';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { isRefused, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { useSession } from '#web/lib/session/session.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { chatMessages } from './chat-messages.ts';
import { messages } from './messages.ts';
import type { Contact } from './samples.ts';
import '#web/components/form/control.css';
import './chat.css';

const CallDialog = lazyPart(async () => (await import('./chat-dialogs.tsx')).CallDialog);
const AddMemberDialog = lazyPart(async () => (await import('./chat-dialogs.tsx')).AddMemberDialog);

const acts = [
  { of: 'add', Icon: UserPlus, label: chatMessages.addMember },
  { of: 'call', Icon: Phone, label: chatMessages.call },
  { of: 'video', Icon: Video, label: chatMessages.videoCall },
] as const;

interface ChatProps {
  contact: Contact;
  /** Whether it is all there is on the screen. */
  isScreen?: boolean;
}

/** One chat: its messages, and the field to write in. */
export function Chat({ contact, isScreen = false }: ChatProps) {
  const [dialog, setDialog] = useState<(typeof acts)[number]['of']>();
  const { id, name } = contact;
  const close = () => setDialog(undefined);
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <section className={isScreen ? 'chat chat-screen' : 'chat'} aria-label={chatMessages.log(name)}>
      <header className="chat-head row gap-2">
        {isScreen ? (
          <Link className="iconbtn" to="/messenger" aria-label={chatMessages.back}>
            <ArrowLeft />
          </Link>
        ) : (
          <Avatar id={id} name={name} />
        )}
        <Title className="fill clip" tabIndex={-1}>
          {name}
        </Title>
        {acts.map(({ of, Icon, label }) => (
          <IconButton key={of} label={label} icon={<Icon />} onClick={() => setDialog(of)} />
        ))}
      </header>
      {isScreen && (
        <div className="chat-note">
          <SampleNote id="chat-note" title={messages.sample} text={messages.sampleText} />
        </div>
      )}
      <ChatLog key={`log-${id}`} contact={contact} />
      <Composer key={`composer-${id}`} chat={id} />

      {dialog === 'add' && <AddMemberDialog to={contact} onClose={close} />}
      {(dialog === 'call' || dialog === 'video') && (
        <CallDialog contact={contact} isVideo={dialog === 'video'} onClose={close} />
      )}
    </section>
  );
}

function ChatLog({ contact }: { contact: Contact }) {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);
  const { name, day, chat } = contact;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div ref={log} className="chat-log" role="log" aria-label={chatMessages.log(name)} tabIndex={0}>
      <p className="chat-day soft text-xs">{day}</p>
      {chat.map(({ isMine, text, time }) => (
        <p key={time} className={isMine ? 'bubble bubble-mine' : 'bubble'}>
          <span className="vh">{isMine ? chatMessages.you : name}: </span>
          {text}
          <span className="bubble-time">{time}</span>
        </p>
      ))}
    </div>
  );
}

/** What was written to each contact, by id. */
const Drafts = z.record(z.string(), z.string());
const NAME = 'chatDrafts';

/** The field to write in. There is nobody to send to: it says so, and keeps on this device what was written. */
function Composer({ chat }: { chat: string }) {
  const member = useSession().user?.id ?? '';
  const [text, setText] = useState(() => readDeviceDraft(Drafts, NAME, member)?.[chat] ?? '');
  const [isNotSent, setNotSent] = useState(false);
  const [isNotKept, setNotKept] = useState(() => isRefused(NAME, member));

  const write = (next: string) => {
    setText(next);
    setNotSent(false);
    setNotKept(!keepDeviceDraft(NAME, member, { ...readDeviceDraft(Drafts, NAME, member), [chat]: next }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setNotSent(text.trim() !== '');
  };
  return (
    <form className="composer" onSubmit={send}>
      <p className="composer-note soft text-sm" role="status">
        {isNotSent && chatMessages.notSent}
      </p>
      {isNotKept && text && <NotKept typed={() => text} />}
      <input
        type="text"
        className="control"
        placeholder={chatMessages.message}
        aria-label={chatMessages.message}
        autoComplete="off"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" variant="primary" aria-label={chatMessages.send} icon={<Send />}>
        <span className="composer-word">{chatMessages.send}</span>
      </Button>
    </form>
  );
}
