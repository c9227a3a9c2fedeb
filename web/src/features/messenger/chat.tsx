import { ArrowLeft, Phone, UserPlus, Video } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { tellRead } from './api.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { chatMessages } from './chat-messages.ts';
import { useIsMuted, useIsRequest } from './chat-toggles.ts';
import { Unblock, useClosed } from './closed.tsx';
import { Composer } from './composer.tsx';
import { Request } from './request.tsx';
import { useLog } from './use-log.ts';
import { useLooking } from './use-looking.ts';
import './messenger.css';
import './chat.css';

const CallDialog = lazyPart(async () => (await import('./chat-dialogs.tsx')).CallDialog);
const AddMemberDialog = lazyPart(async () => (await import('./add-member.tsx')).AddMemberDialog);

const acts = [
  { of: 'add', Icon: UserPlus, label: chatMessages.addMember },
  { of: 'call', Icon: Phone, label: chatMessages.call },
  { of: 'video', Icon: Video, label: chatMessages.videoCall },
] as const;

/** The other member of a chat, as far as they are known. */
export interface Other {
  readonly id?: string | undefined;
  readonly name: string;
  readonly avatar?: string | undefined;
}

interface ChatProps {
  id: string;
  /** Who it is with, where that is known before the chat has loaded. */
  known?: Other | undefined;
  /** Whether it is all there is on the screen. */
  isScreen?: boolean;
  onDeleted: () => void;
}

/** One chat: its messages, and the field to write in. */
export function Chat({ id, known, isScreen = false, onDeleted }: ChatProps) {
  const log = useLog(id);
  const { page, shown, reply, look } = log;
  const { error } = reply;
  const other = page?.other ?? known;
  const name = other?.name ?? '';
  /** Nobody is known to write to. */
  const isNobody = !other && error !== undefined;
  const isRequest = useIsRequest(id, page?.isRequest ?? false);
  const isMuted = useIsMuted(id, page?.isMuted ?? false);
  const newest = shown.at(-1);
  const { isBlocked = false, closed } = useClosed(other ?? {}, page?.isClosed === true);
  useLooking(look, newest?.id);
  useRead(id, isRequest ? undefined : shown.findLast(({ isMine }) => !isMine)?.id);

  if (!page && (error?.status === 404 || error?.status === 400)) return <ChatMissing isScreen={isScreen} />;
  return (
    <section
      className={isScreen ? 'chat chat-screen' : 'chat'}
      aria-label={isNobody ? chatMessages.chat : chatMessages.log(name)}
    >
      <Head other={other} title={isNobody ? chatMessages.chat : name} isScreen={isScreen}>
        {page && (
          <ChatMenu
            id={id}
            isMuted={isMuted}
            isBlocked={isBlocked}
            onDeleted={onDeleted}
            other={page.other}
            newest={newest?.id}
          />
        )}
      </Head>
      {page ? (
        <ChatLog id={id} name={name} log={log} readTo={page.readTo} />
      ) : (
        <div className="chat-log">
          <Pending
            of={reply}
            isInSection={!isScreen}
            title={chatMessages.failed}
            lines={['line 50', 'line 70', 'line 40']}
          />
        </div>
      )}
      {isRequest && closed === undefined && other && <Request id={id} other={other} />}
      {!isNobody && (
        <Composer id={id} name={name} closed={closed} onRefused={look}>
          {isBlocked && <Unblock id={other?.id} name={name} />}
        </Composer>
      )}
    </section>
  );
}

const ChatMissing = ({ isScreen }: { isScreen: boolean }) =>
  isScreen ? (
    <Missing {...chatMessages.missing} isPrimary to="/messenger" />
  ) : (
    <section className="chat chat-none gap-2">
      <h2>{chatMessages.missing.title}</h2>
      <p className="soft">{chatMessages.missing.text}</p>
    </section>
  );

interface HeadProps {
  other: Other | undefined;
  title: string;
  isScreen: boolean;
  children: ReactNode;
}

/** Who it is with, and what one does with them besides writing. */
function Head({ other, title, isScreen, children }: HeadProps) {
  const [dialog, setDialog] = useState<(typeof acts)[number]['of']>();
  const close = () => setDialog(undefined);
  const Title = isScreen ? 'h1' : 'h2';
  const words = <span className="clamp">{title}</span>;
  return (
    <header className="chat-head row gap-2">
      {isScreen ? (
        <Link className="iconbtn" to="/messenger" aria-label={chatMessages.back}>
          <ArrowLeft />
        </Link>
      ) : (
        <Avatar id={other?.id ?? ''} name={other?.name} file={other?.avatar} />
      )}
      <Title className="fill" tabIndex={-1}>
        {other?.id ? (
          <Link className="chat-name" to={`/profile/${other.id}`}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Title>
      {other &&
        acts.map(({ of, Icon, label }) => (
          <IconButton key={of} label={label} icon={<Icon />} onClick={() => setDialog(of)} />
        ))}
      {children}
      {other && dialog === 'add' && <AddMemberDialog otherId={other.id} onClose={close} />}
      {other && (dialog === 'call' || dialog === 'video') && (
        <CallDialog other={other} isVideo={dialog === 'video'} onClose={close} />
      )}
    </header>
  );
}

/** Says what was read, once the page is seen. */
function useRead(id: string, newest: string | undefined): void {
  useEffect(() => {
    if (newest === undefined) return;
    const say = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', say);
      tellRead(id, newest);
    };
    document.addEventListener('visibilitychange', say);
    say();
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, newest]);
}
