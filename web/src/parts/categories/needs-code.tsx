import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

/** Whether an administrator is refused until they use a code at sign-in. */
export const needsCode = ({ code }: ApiError) => code === 'member.no-second-factor';

/** In place of a screen of administration: says so, and leads to where the code is switched on. */
export function NeedsCode({ error }: { error: ApiError }) {
  const { id = '' } = useSession().user ?? {};
  return (
    <EmptyState isScreen drawing="scarecrow" title={messages.needsCode} text={error.message}>
      <LinkButton variant="primary" to={`/profile/${id}`}>
        {messages.toProfile}
      </LinkButton>
    </EmptyState>
  );
}
