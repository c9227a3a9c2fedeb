import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

/** Stands for what belongs to a community that is not there, or no more. */
export function CommunityMissing() {
  const { title, text, action } = messages.missing;
  return (
    <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
      <LinkButton to="/community-switching">{action}</LinkButton>
    </EmptyState>
  );
}
