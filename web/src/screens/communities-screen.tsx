import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { pageIn } from '#web/components/state/no-such-page.tsx';
import { CommunityDialogs } from '#web/features/communities/community-dialogs.tsx';
import { CommunityFeed } from '#web/features/communities/community-feed.tsx';
import type { Tab } from '#web/features/communities/community-lists.ts';
import { fetchDialogs } from '#web/features/communities/lazy-dialogs.ts';
import { messages } from '#web/features/communities/messages.ts';
import { useCommunityChanges } from '#web/features/communities/use-community-changes.ts';
import { useFollow } from '#web/features/communities/use-follow.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Milliseconds until the dialogs are fetched: on a slow phone the cards and their pictures come first. */
const DIALOG_DELAY = 3000;

const addresses = {
  all: '/community-switching/all-communities',
  my: '/community-switching/my-communities',
};
const tabs = [
  { to: addresses.all, text: messages.all },
  { to: addresses.my, text: messages.my },
];

const queryOf = (page: number, search: string) =>
  new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });

/** All communities or the member's own: to join, to visit, to begin. */
export function CommunitiesScreen({ tab }: { tab: Tab }) {
  const memberId = useSession().user?.id ?? '';
  const [query, setQuery] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  const page = pageIn(query);
  const follow = useFollow();
  const changes = useCommunityChanges(memberId, {
    first: () => query.size > 0 && setQuery({}),
    previous: () => setQuery(queryOf(Math.max(1, page - 1), search), { replace: true }),
  });
  const create = () => changes.show({ kind: 'create' });
  const hrefOf = (to: number, words = search) => {
    const next = queryOf(to, words);
    return next.size > 0 ? `${addresses[tab]}?${next}` : addresses[tab];
  };

  useEffect(() => {
    const timer = setTimeout(fetchDialogs, DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHeader title={messages.title}>
        <SearchBox
          label={messages.search}
          value={search}
          // Back leads to before the search, not through each of its words.
          onSearch={(words) => setQuery(queryOf(1, words), { replace: search !== '' })}
        />
        <Button
          variant="primary"
          icon={<Plus className="icon" aria-hidden="true" />}
          busy={changes.isOpening}
          busyText={messages.opening}
          onClick={create}
        >
          {messages.create}
        </Button>
      </PageHeader>
      <LinkTabs label={messages.title} tabs={tabs} />
      <CommunityFeed
        key={tab}
        tab={tab}
        search={search}
        page={page}
        hrefOf={hrefOf}
        onCreate={create}
        onFollow={follow}
        onVisit={changes.visit}
        onEdit={(community) => changes.show({ kind: 'edit', community })}
        onDelete={(community, isOnly) => changes.show({ kind: 'delete', community, isOnly })}
      />
      <CommunityDialogs
        open={changes.open}
        memberId={memberId}
        onClose={changes.close}
        onCreated={changes.created}
        onChanged={changes.changed}
        onDeleted={changes.deleted}
      />
    </>
  );
}
