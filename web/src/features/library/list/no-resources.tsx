import type { ResourceType } from '#contract/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

/** `to`: where all of the list is. */
export function NothingFound({ section, search, to }: { section: ResourceType; search: string; to: string }) {
  const { title, text, action } = messages.nothing;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text(section, search)}>
      <LinkButton to={to}>{action}</LinkButton>
    </EmptyState>
  );
}
