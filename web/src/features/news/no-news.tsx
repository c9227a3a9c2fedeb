import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { messages } from './messages.ts';

interface NoNewsProps {
  search: string;
  topic: string;
  /** Whether there is some, on other pages. */
  isPastEnd: boolean;
  hrefOf: (page: number, search?: string) => string;
  onAdd: () => void;
}

/** Why a page of news is empty, and what to do next. */
export function NoNews({ search, topic, isPastEnd, hrefOf, onAdd }: NoNewsProps) {
  const { empty, emptyTopic, nothing, pastEnd } = messages;
  if (isPastEnd)
    return (
      <EmptyState drawing="scarecrow" title={pastEnd.title} text={pastEnd.text}>
        <LinkButton to={hrefOf(1)}>{pastEnd.action}</LinkButton>
      </EmptyState>
    );
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
