import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages } from './messages.ts';

/** In place of collections that a search does not find. */
export function NoCollections({
  address,
  isInSection = false,
}: {
  address: ListAddress;
  isInSection?: boolean;
}) {
  const { title, text, action } = messages.noneFound;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text(address.search)} isInSection={isInSection}>
      <LinkButton to={address.hrefOf(1, '')}>{action}</LinkButton>
    </EmptyState>
  );
}
