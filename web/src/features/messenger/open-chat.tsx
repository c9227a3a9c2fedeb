import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { chats } from '#contract/chats/chats.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { call } from '#web/lib/api/api.ts';
import { chatMessages } from './chat-messages.ts';
import { addressOf } from './message-entry.ts';
import { useChats } from './use-chats.ts';

/** Finds the chat with a member, or begins it, and leads there. */
export function OpenChat({ userId }: { userId: string }) {
  const { all } = useChats();
  const known = all?.find(({ other }) => other.id === userId)?.id;
  const { id, ...chat } = useBegin(userId, known);
  if (id !== undefined) return <Navigate to={addressOf(id)} replace />;
  return (
    <>
      <BackLink to="/messenger">{chatMessages.title}</BackLink>
      <PageHeader title={chatMessages.title} />
      <Pending
        of={chat}
        title={chatMessages.notOpened}
        label={chatMessages.opening}
        lines={['title 50', 'line 70', 'line 60']}
      />
    </>
  );
}

function useBegin(userId: string, known: string | undefined) {
  const [begun, setBegun] = useState<string>();
  const [error, setError] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const id = known ?? begun;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (id !== undefined) return;
    let isOver = false;
    setBusy(true);
    call(chats.addChat, { userId })
      .then(
        ({ data }) => !isOver && setBegun(data.id),
        (cause: Error) => !isOver && setError(cause),
      )
      .finally(() => !isOver && setBusy(false));
    return () => {
      isOver = true;
    };
  }, [userId, tries]);
  return { id, error, isValidating: isBusy, mutate: () => setTries(tries + 1) };
}
