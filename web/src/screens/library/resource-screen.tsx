import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Paragraphs } from '#web/components/content/linked-text.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { forgetDeleted, useResource } from '#web/features/library/api.ts';
import { messages } from '#web/features/library/messages.ts';
import {
  knownResource,
  ResourceMissing,
  ResourcePage,
  ResourceSkeleton,
  WordsSkeleton,
} from '#web/features/library/reading/resource-page.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { KeepPlace, useShowKept } from '#web/parts/keeping/keep-place.tsx';
import { RepliesPlace } from '#web/parts/replies/lazy-replies.ts';

/** What the list hands on. */
export interface ResourceState {
  /** Address of the list to go back to. */
  readonly list?: string;
  /** What it has of the resource. */
  readonly resource?: unknown;
}

const ResourceDialog = lazyPart(
  async () => (await import('#web/features/library/writing/resource-dialog.tsx')).ResourceDialog,
);

/** One resource of the library, by its address. Its form stays when the resource turns out to be deleted. */
export function ResourceScreen() {
  const { id = '' } = useParams();
  const memberId = useSession().user?.id;
  const { data } = useResource(id);
  const editing = useOpenedBy('edit');
  const isOthers = data !== undefined && data.creator !== memberId;
  return (
    <>
      <Page id={id} onEdit={editing.open} />
      {editing.isOpen && !isOthers && (
        <ResourceDialog key={id} of={{ id }} onClose={editing.close} onSaved={editing.close} />
      )}
    </>
  );
}

function Page({ id, onEdit }: { id: string; onEdit: () => void }) {
  const state: ResourceState | null = useLocation().state;
  const { list = '/library' } = state ?? {};
  const navigate = useNavigate();
  const reply = useResource(id);
  const { data, error } = reply;
  const shown = data ?? knownResource(state, id);
  const showKept = useShowKept();
  const memberId = useSession().user?.id;

  const isDeleted = error?.status === 404;
  // An added resource disappears from the lists of added ones.
  useEffect(() => {
    if (isDeleted) forgetDeleted(id);
  }, [isDeleted, id]);

  if (isDeleted || error?.status === 400) return <ResourceMissing />;
  return (
    <>
      <BackLink to={list}>{messages.title}</BackLink>
      {shown ? (
        <>
          <ResourcePage
            key={id}
            resource={shown}
            onEdit={onEdit}
            onDeleted={() => navigate(list, { replace: true })}
          >
            {data ? (
              <Paragraphs>{data.description}</Paragraphs>
            ) : (
              <Pending of={reply} title={messages.wordsFailed}>
                <WordsSkeleton />
              </Pending>
            )}
          </ResourcePage>
          {data && (
            <KeepPlace
              piece={{ kind: 'resource', id }}
              title={data.title}
              to={`/library/${id}`}
              onShown={showKept}
            />
          )}
          {data && (
            <RepliesPlace
              piece={{
                on: 'resource',
                id,
                title: data.title,
                to: `/library/${id}`,
                isOwn: data.creator === memberId,
              }}
            />
          )}
        </>
      ) : (
        <Pending of={reply} heading={messages.title} title={messages.failed}>
          <ResourceSkeleton />
        </Pending>
      )}
    </>
  );
}
