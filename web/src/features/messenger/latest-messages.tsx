import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { ContactList } from './contact-list.tsx';
import { messages } from './messages.ts';
import { useBegun, useChats } from './use-chats.ts';

/** Chats below the button. */
const SHOWN = 6;

/** Below the shell's messages button: the latest chats. */
export function LatestMessages() {
  const { all, reply } = useChats();
  const begun = useBegun(all);
  if (!begun)
    return (
      <Pending
        of={reply}
        isInSection
        title={messages.failed}
        lines={['line 60', 'line 90', 'line 50', 'line 80']}
      />
    );
  if (begun.length === 0) return <NoChats isInSection />;
  return (
    <>
      <ContactList label={messages.latest} chats={begun.slice(0, SHOWN)} />
      <LinkButton small to="/messenger">
        {messages.all}
      </LinkButton>
    </>
  );
}

/** Nobody has written yet: whom to write to first. */
export const NoChats = ({ isInSection = false }: { isInSection?: boolean }) => (
  <EmptyState drawing="letterbox" {...messages.none} isInSection={isInSection}>
    <LinkButton variant={isInSection ? 'quiet' : 'primary'} to="/members">
      {messages.findMembers}
    </LinkButton>
  </EmptyState>
);
