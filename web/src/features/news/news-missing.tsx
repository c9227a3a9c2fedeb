import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

/** In place of a news that is not there. */
export function NewsMissing() {
  const { title, text, action } = messages.missing;
  return (
    <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
      <LinkButton to="/news">{action}</LinkButton>
    </EmptyState>
  );
}
