import { Plus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { CircleFeed } from './circle-feed.tsx';
import type { Circle, CircleKind, Tab } from './circle-kind.ts';
import { CircleOrder, useCircleAddress } from './circle-order.tsx';
import { follow, followHere } from './follow.ts';
import type { InnerCircle } from './inner-kind.ts';
import { CircleDialog, DeleteCircle, useDialogsAhead } from './lazy-dialogs.ts';
import { messages } from './messages.ts';
import { useCircleChanges } from './use-circle-changes.ts';

interface CirclesProps<Item extends Circle> {
  kind: CircleKind<Item>;
  tab: Tab;
  /** Names which of them, and where new ones are made, by the rows' path parameters. */
  scope?: object;
}

/** All circles of a kind or the member's own: to follow, to visit, to begin. */
export function Circles<Item extends Circle>({ kind, tab, scope = {} }: CirclesProps<Item>) {
  const { texts, addresses, nameOf } = kind;
  const memberId = useSession().user?.id ?? '';
  const address = useCircleAddress(tab, kind.categories);
  const changes = useCircleChanges(kind, memberId, scope, address);
  const { open } = changes;
  const form = { kind, memberId, onCancel: changes.close };

  useDialogsAhead();

  return (
    <>
      <PageHeader title={texts.title}>
        <SearchBox label={texts.search} value={address.search} onSearch={address.onSearch} />
        <Button
          variant="primary"
          icon={<Plus />}
          busy={changes.isOpening}
          busyText={messages.opening}
          onClick={changes.create}
        >
          {texts.create}
        </Button>
      </PageHeader>
      <LinkTabs
        label={texts.title}
        tabs={[
          { to: addresses.all, text: texts.all },
          { to: addresses.my, text: texts.my },
        ]}
      />
      {tab === 'all' && <CircleOrder address={address} categories={kind.categories} />}
      <CircleFeed
        key={[tab, ...Object.values(scope)].join()}
        kind={kind}
        tab={tab}
        scope={scope}
        address={address}
        memberId={memberId}
        written={open?.act === 'create' ? open.of.id : undefined}
        onCreate={changes.create}
        onFollow={(item) => (kind.isCurrent?.(item) ? followHere : follow)(kind, item)}
        onVisit={changes.visit}
        onEdit={(item) => changes.show({ act: 'edit', of: item, scope })}
        onDelete={(item, isOnly) => changes.show({ act: 'delete', item, isOnly })}
      />
      {open?.act === 'create' && (
        <CircleDialog
          {...form}
          isNew
          of={open.of}
          scope={open.scope}
          onSaved={changes.created}
          onKept={changes.created}
        />
      )}
      {open?.act === 'edit' && (
        <CircleDialog {...form} isNew={false} of={open.of} scope={open.scope} onSaved={changes.close} />
      )}
      {open?.act === 'delete' && (
        <DeleteCircle
          kind={kind}
          item={{ ...open.item, title: nameOf(open.item) }}
          onDeleted={() => changes.removed(open.isOnly)}
          onClose={changes.close}
        />
      )}
    </>
  );
}

/** Those of the current community; they change with it. */
export function InnerCircles<Item extends InnerCircle>(props: Pick<CirclesProps<Item>, 'kind' | 'tab'>) {
  const { community } = useSession();
  return community && <Circles {...props} scope={{ communityId: community.id }} />;
}
