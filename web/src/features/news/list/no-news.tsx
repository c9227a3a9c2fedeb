import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from '../messages.ts';

interface NoNewsProps {
  search: string;
  topic: string;
  hrefOf: (page: number, search?: string) => string;
  onAdd: () => void;
}

/** Why a page of news is empty, and what to do next. */
export function NoNews({ search, topic, hrefOf, onAdd }: NoNewsProps) {
  const { empty, emptyTopic, nothing } = messages;
  if (search !== '')
    return (
      <EmptyState drawing="scarecrow" title={nothing.title} text={nothing.text(search)}>
        <LinkButton to={hrefOf(1, '')}>{nothing.action}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="letterbox"
      title={topic ? emptyTopic.title(topic) : empty.title}
      text={topic ? emptyTopic.text : empty.text}
    >
      <Button variant="soft" onClick={onAdd}>
        {empty.action}
      </Button>
    </EmptyState>
  );
}
