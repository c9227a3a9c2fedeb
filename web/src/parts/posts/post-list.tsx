import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { messages as pictureMessages } from '#web/parts/pictures/messages.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntries, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { changedEntry, POST, removalEntry, unsentIn } from './post-entry.ts';
import { PostRow } from './post-row.tsx';
import { type Chosen, usePosts } from './use-posts.ts';

interface PostListProps {
  place: Place;
  chosen: Chosen;
  /** Shows all of them again. */
  onAll: () => void;
}

/** Posts, newest first, with what has not been sent yet on top. */
export function PostList({ place, chosen, onAll }: PostListProps) {
  const { page, shown, left, error, isBusy, retry, loadEarlier, state, forget } = usePosts(place, chosen);
  const subject = subjectOf(place);
  const entries = (useEntries() ?? []).filter(
    (entry) => entry.kind === POST && entry.subject === subject && entry.state !== 'sent',
  );
  const unsent = unsentIn(entries);
  const [removing, setRemoving] = useState<Post>();
  const device = useDevice();
  const isAll = chosen.search === '' && chosen.kind === '';

  const handIn = async (entry: NewEntry) => {
    try {
      const { waits } = await handOver(entry, device.name);
      if (waits) toast(waits);
      return true;
    } catch (problem) {
      toastFailure((problem as Error).message);
      return false;
    }
  };
  const remove = async (post: Post) => {
    setRemoving(undefined);
    if (await handIn(removalEntry(place, post))) forget(post.id);
  };
  const rows = shown.filter((post) => !unsent.removed.has(post.id));
  const added = isAll ? unsent.added : [];
  return (
    <>
      {!page && error && (
        <Problem isInSection title={messages.failed} error={error} retry={retry} busy={isBusy} />
      )}
      {!page && !error && (
        <Loading>
          <SkeletonLines of={['line 40', 'line 90', 'line 70']} />
        </Loading>
      )}
      {page && !isAll && (
        <p className="soft" role="status">
          {messages.found(page.totalItems)}
        </p>
      )}
      {rows.length + added.length > 0 && (
        <ul className="post-list" aria-label={messages.title}>
          {added.map(({ entry, text, pictures }) => (
            <li key={entry.id} className="post stack gap-2">
              <StateBadge state={whereIs(entry)} />
              <FoldedText>{text}</FoldedText>
              {pictures > 0 && <p className="soft text-sm">{pictureMessages.unsent(pictures)}</p>}
            </li>
          ))}
          {rows.map((post) => (
            <PostRow
              key={post.id}
              place={place}
              post={post}
              unsentText={unsent.changed.get(post.id)}
              onChange={(text) => void handIn(changedEntry(place, post, text))}
              onRemove={() => setRemoving(post)}
            />
          ))}
        </ul>
      )}
      {page && rows.length + added.length === 0 && (
        <EmptyState
          isInSection
          drawing={isAll ? 'letterbox' : 'scarecrow'}
          {...(isAll ? messages.none : messages.nothing)}
        >
          {!isAll && <Button onClick={onAll}>{messages.nothing.action}</Button>}
        </EmptyState>
      )}
      {left > 0 && (
        <div className="cluster gap-3">
          <Button small busy={state === 'loading'} onClick={() => void loadEarlier()}>
            {messages.earlier}
          </Button>
          <span className="soft text-sm" role="status">
            {state === 'failed' ? messages.earlierFailed : messages.earlierLeft(left)}
          </span>
        </div>
      )}
      {removing && (
        <Confirm
          {...messages.removing}
          confirmLabel={messages.remove}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
