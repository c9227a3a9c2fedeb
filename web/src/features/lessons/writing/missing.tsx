import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';

interface MissingProps {
  title: string;
  text: string;
  action: string;
}

/** In place of what a lesson cannot be written without, with the way to where one finds it. */
export function Missing({ title, text, action }: MissingProps) {
  return (
    <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
      <LinkButton to="/admin/courses">{action}</LinkButton>
    </EmptyState>
  );
}
