import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';

const texts = {
  text: 'This part of Furrow is being built and is not open yet. Meanwhile you can read the news of your community, and write some.',
  action: 'Back to the news',
};

/** Stands where a screen is still to come, and says so. */
export function LaterScreen({ title }: { title: string }) {
  return (
    <EmptyState isScreen drawing="sprout" title={title} text={texts.text}>
      <LinkButton variant="primary" to="/news">
        {texts.action}
      </LinkButton>
    </EmptyState>
  );
}
