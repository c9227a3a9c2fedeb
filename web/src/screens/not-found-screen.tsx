import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';

const texts = { title: '404 Error', text: 'Sorry! Page Not Found', back: 'Go back to Dashboard' };

export function NotFoundScreen() {
  return (
    <EmptyState isScreen drawing="scarecrow" title={texts.title} text={texts.text}>
      <LinkButton variant="primary" to="/dashboard">
        {texts.back}
      </LinkButton>
    </EmptyState>
  );
}
