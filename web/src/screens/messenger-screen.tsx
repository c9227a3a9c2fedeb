import { type ComponentProps, Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Waiting } from '#web/components/state/lazy-part.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { chatMessages } from '#web/features/messenger/chat-messages.ts';
import { Contacts } from '#web/features/messenger/contacts.tsx';
import { OpenChat } from '#web/features/messenger/open-chat.tsx';
import { findChat, useChats } from '#web/features/messenger/use-chats.ts';
import { useLooking } from '#web/features/messenger/use-looking.ts';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import '#web/features/messenger/messenger.css';
import { WITH } from '#web/parts/chats/chat-with.ts';

const Chat = awaitedPart(() => import('#web/features/messenger/chat.tsx'), 'Chat');

export function MessengerScreen() {
  const { id } = useParams();
  const { search } = useLocation();
  const userId = new URLSearchParams(search).get(WITH);
  if (userId) return <OpenChat key={userId} userId={userId} />;
  return <Messenger key={id} of={id} />;
}

const OneChat = (props: ComponentProps<typeof Chat>) => (
  <Suspense fallback={<Waiting />}>
    <Chat {...props} />
  </Suspense>
);

/** The chats and, beside them or on a screen of its own, one of them: the one that the address names. */
function Messenger({ of }: { of?: string | undefined }) {
  const hasPanel = useMedia(breakpoints.messenger);
  const chats = useChats();
  const { all } = chats;
  useLooking(chats.look, newestOf(all));
  const [chosen, setChosen] = useState<string>();
  // The one that was on top when it was opened: another that comes up must not take the place of what one types in.
  const top = all?.find(({ isRequest, last }) => last && !isRequest)?.id;
  const [first, setFirst] = useState(top);
  if (first === undefined && top !== undefined) setFirst(top);

  const navigate = useNavigate();
  const leave = () => {
    setChosen(undefined);
    setFirst(undefined);
    navigate('/messenger', { replace: true });
  };

  const asked = of === undefined ? undefined : findChat(all, of);
  // Whose name it is, the list says.
  const isUnknown = of !== undefined && !all && !chats.reply.error && !ID.test(of);
  const named = isUnknown ? undefined : (asked?.id ?? of);
  if (!hasPanel) {
    if (of === undefined) return <Contacts chats={chats} />;
    return isUnknown ? (
      <Opening />
    ) : (
      <OneChat id={asked?.id ?? of} known={asked?.other} isScreen onDeleted={leave} />
    );
  }
  const current = chosen ?? named ?? first;
  return (
    <div className="messenger">
      <Contacts chats={chats} current={current} onChoose={setChosen} />
      {current === undefined ? (
        all?.some(({ last }) => last) && (
          <section className="chat chat-none gap-2">
            <h2>{chatMessages.choose}</h2>
            <p className="soft">{chatMessages.chooseText}</p>
          </section>
        )
      ) : (
        <OneChat
          key={current}
          id={current}
          known={all?.find(({ id }) => id === current)?.other}
          onDeleted={leave}
        />
      )}
    </div>
  );
}

const Opening = () => (
  <Loading label={chatMessages.opening}>
    <SkeletonLines of={['title 50', 'line 70', 'line 60']} />
  </Loading>
);

/** An id is longer than most names, and has no spaces. */
const ID = /^[\w-]{16,}$/;

/** Names what came last in any chat. */
const newestOf = (all: ReturnType<typeof useChats>['all']) => all?.[0] && `${all[0].id} ${all[0].last?.at}`;
