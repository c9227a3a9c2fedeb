import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { ContactList } from './contact-list.tsx';
import { messages } from './messages.ts';
import { useBegun, useChats } from './use-chats.ts';

/** Chats below the button. */
const SHOWN = 6;

/** Below the shell's messages button: the latest chats. */
export function LatestMessages() {
  const { all, error, isBusy, look } = useChats();
  const begun = useBegun(all);
  if (!all && error)
    return (
      <Problem isInSection title={messages.failed} error={error} retry={() => void look()} busy={isBusy} />
    );
  if (!begun)
    return (
      <Loading>
        <SkeletonLines of={['line 60', 'line 90', 'line 50', 'line 80']} />
      </Loading>
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
