import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';

/** In place of a lesson that is not there. `to` is where its course is. */
export const LessonMissing = ({ to = '/courses' }: { to?: string | undefined }) => (
  <EmptyState isScreen drawing="scarecrow" {...messages.missing}>
    <LinkButton to={to}>{to === '/courses' ? messages.toCourses : messages.toCourse}</LinkButton>
  </EmptyState>
);
