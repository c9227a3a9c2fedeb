import { useLocation, useParams } from 'react-router-dom';
import { EnterprisePage } from '#web/features/enterprises/page/enterprise-page.tsx';
import { FirstEnterprise } from '#web/features/enterprises/page/first-enterprise.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** One enterprise: by its address or the navigation state, or else the first of the member's own in the current community. */
export function EnterpriseScreen() {
  const { id: named } = useParams();
  const { search, state }: { search: string; state: { readonly id?: unknown } | null } = useLocation();
  const communityId = useSession().community?.id;
  const id = named ?? new URLSearchParams(search).get('id') ?? state?.id;

  if (typeof id === 'string' && id !== '') return <EnterprisePage id={id} />;
  return communityId && <FirstEnterprise key={communityId} communityId={communityId} />;
}
