import { useParams } from 'react-router-dom';
import { NO_COMMUNITY } from '#contract/moderation/moderation.ts';
import { reports } from '#contract/moderation/reports.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { messages } from '#web/features/moderation/messages.ts';
import { Waiting } from '#web/features/moderation/waiting.tsx';
import { NeedsCode, needsCode } from '#web/parts/categories/needs-code.tsx';
import { useIsAdministrator } from '#web/parts/categories/use-is-administrator.ts';
import { CommunityAt } from '#web/parts/communities/community-at.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

const Decided = quietPart(async () => (await import('#web/features/moderation/decided.tsx')).Decided);

/** What was reported in a community, for whoever made it; `isAll`: what waits for administrators. */
export function ModerationScreen({ isAll = false }: { isAll?: boolean }) {
  const { slug } = useParams();
  if (isAll) return <Queue />;
  return (
    <CommunityAt
      slug={slug}
      skeleton={
        <Loading>
          <SkeletonLines of={['title 50', 'line 90', 'line 70']} />
        </Loading>
      }
    >
      {({ id, name }) => <Queue key={id} communityId={id} name={name} />}
    </CommunityAt>
  );
}

function Queue({ communityId, name }: { communityId?: string; name?: string }) {
  const isAdministrator = useIsAdministrator();
  const address = useListAddress({ beside: ['decided'] });
  const ofCommunity = usePage(
    { route: reports.listReports, key: 'data', input: communityId === undefined ? null : { communityId } },
    address,
  );
  const ofAll = usePage(
    { route: reports.listWaitingReports, key: 'data', input: communityId === undefined ? {} : null },
    address,
  );
  const list = communityId === undefined ? ofAll : ofCommunity;
  const { shown, error } = list;

  if (error && needsCode(error)) return <NeedsCode error={error} />;
  if (error?.status === 403) {
    const { action, ...texts } = messages.notYours;
    return (
      <EmptyState isScreen drawing="scarecrow" {...texts}>
        <LinkButton variant="primary" to="/news">
          {action}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="page-narrow">
      <BackLink to="/news">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <div className="stack gap-5">
        {isAdministrator && (
          <LinkTabs
            label={messages.lists}
            tabs={[
              { to: '/reports', text: messages.here },
              { to: '/admin/reports', text: messages.all },
            ]}
          />
        )}
        {name && <p className="soft">{name}</p>}
        <Waiting list={list} address={address} />
        {/* It stands below a list whose height nobody knows before. */}
        {(shown || error) && <Decided communityId={communityId ?? NO_COMMUNITY} />}
      </div>
    </div>
  );
}
