import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

interface NoMembersProps {
  search: string;
  partial?: boolean | undefined;
  onAll: () => void;
}

/** Why there is nobody, and what to do next. */
export function NoMembers({ search, partial, onAll }: NoMembersProps) {
  const { empty, nobody } = messages;
  return search ? (
    <EmptyState drawing="scarecrow" title={nobody.title} text={partial ? messages.partial : nobody.text}>
      <Button onClick={onAll}>{nobody.action}</Button>
    </EmptyState>
  ) : (
    <EmptyState drawing="sprout" title={empty.title} text={empty.text}>
      <LinkButton to="/community-switching">{empty.action}</LinkButton>
    </EmptyState>
  );
}
