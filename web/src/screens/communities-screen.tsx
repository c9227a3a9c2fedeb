import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { CommunityDialogs } from '#web/features/communities/community-dialogs.tsx';
import { CommunityFeed } from '#web/features/communities/community-feed.tsx';
import type { Tab } from '#web/features/communities/community-lists.ts';
import { fetchDialogs } from '#web/features/communities/lazy-dialogs.ts';
import { messages } from '#web/features/communities/messages.ts';
import { useCommunityChanges } from '#web/features/communities/use-community-changes.ts';
import { follow } from '#web/features/communities/use-follow.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

/** Milliseconds until the dialogs are fetched: on a slow phone the cards and their pictures come first. */
const DIALOG_DELAY = 3000;

const tabs = [
  { to: '/community-switching/all-communities', text: messages.all },
  { to: '/community-switching/my-communities', text: messages.my },
];

/** All communities or the member's own: to join, to visit, to begin. */
export function CommunitiesScreen({ tab }: { tab: Tab }) {
  const memberId = useSession().user?.id ?? '';
  const address = useListAddress();
  const changes = useCommunityChanges(memberId, address);
  const create = () => changes.show({ kind: 'create' });

  useEffect(() => {
    const timer = setTimeout(fetchDialogs, DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHeader title={messages.title}>
        <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
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
        address={address}
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
