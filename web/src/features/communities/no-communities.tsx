import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

type NoCommunitiesProps =
  | { kind: 'all' | 'my'; onCreate: () => void; to: string }
  | { kind: 'found'; search: string; to: string };

/** Why there is nothing to show, and what to do next. */
export function NoCommunities(props: NoCommunitiesProps) {
  const { found, all, my } = messages.empty;
  switch (props.kind) {
    case 'all':
      return (
        <EmptyState drawing="sprout" title={all.title} text={all.text}>
          <Button variant="soft" onClick={props.onCreate}>
            {messages.create}
          </Button>
        </EmptyState>
      );
    case 'my':
      return (
        <EmptyState drawing="sprout" title={my.title} text={my.text}>
          <LinkButton variant="soft" to={props.to}>
            {my.action}
          </LinkButton>
        </EmptyState>
      );
    case 'found':
      return (
        <EmptyState drawing="scarecrow" title={found.title} text={found.text(props.search)}>
          <LinkButton to={props.to}>{found.action}</LinkButton>
        </EmptyState>
      );
  }
}
