import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

/** In place of a course that is not there. */
export function CourseMissing() {
  const { title, text, action } = messages.missing;
  return (
    <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
      <LinkButton to="/courses">{action}</LinkButton>
    </EmptyState>
  );
}
