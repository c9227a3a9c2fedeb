import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { enterprise } from '#web/features/enterprises/enterprise-kind.ts';
import { messages } from '#web/features/enterprises/messages.ts';
import { useSession } from '#web/lib/session/session.ts';
import { CirclePage } from '#web/parts/circles/page/circle-page.tsx';

/** What stands below an enterprise's head. */
const EnterprisePosts = quietPart(
  async () => (await import('#web/features/enterprises/page/enterprise-posts.tsx')).EnterprisePosts,
);

/**
 * One enterprise: by its address or the navigation state, or else the first of the member's own in the current
 * community.
 */
export function EnterpriseScreen() {
  const { id: named } = useParams();
  const { search, state }: { search: string; state: { readonly id?: unknown } | null } = useLocation();
  const communityId = useSession().community?.id;
  const id = named ?? new URLSearchParams(search).get('id') ?? state?.id;

  if (typeof id === 'string' && id !== '') return <EnterprisePage id={id} />;
  return communityId && <FirstEnterprise key={communityId} communityId={communityId} />;
}

const FIRST = { search: '', filter: '', sort: '', page: 1 };

/**
 * The enterprise that the member followed or began last in a community, where none is named. Once known it stays, also
 * when it is deleted or unfollowed: its form may be open.
 */
function FirstEnterprise({ communityId }: { communityId: string }) {
  const { shown, error, isBusy, retry } = enterprise.usePage('my', FIRST, { communityId });
  const [chosen, setChosen] = useState<string>();
  const first = chosen ?? shown?.items[0]?.id;
  if (first !== chosen && !isBusy) setChosen(first);
  if (shown && !first) {
    const { my, seeAll } = enterprise.texts.empty;
    return (
      <EmptyState isScreen drawing="sprout" {...my}>
        <LinkButton to={enterprise.addresses.all}>{seeAll}</LinkButton>
      </EmptyState>
    );
  }
  if (error && !first)
    return <Problem isScreen title={enterprise.texts.notLoaded} error={error} retry={retry} busy={isBusy} />;
  return <EnterprisePage id={first} />;
}

/** An enterprise, with what it plans and what is posted there. */
const EnterprisePage = ({ id }: { id: string | undefined }) => (
  <CirclePage
    key={id}
    kind={enterprise}
    id={id}
    factsOf={({ roles }) =>
      roles && (
        <dl className="circle-facts">
          <dt>{messages.roles}</dt>
          <dd>{roles}</dd>
        </dl>
      )
    }
  >
    {(item) => <EnterprisePosts enterprise={item} />}
  </CirclePage>
);
