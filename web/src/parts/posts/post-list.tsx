import { useLocation } from 'react-router-dom';
import { type Post, posts } from '#contract/communities/posts.ts';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { HiddenRow } from '#web/components/content/hidden-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { Earlier } from '#web/parts/threads/earlier.tsx';
import { useUnsent } from '#web/parts/threads/unsent.ts';
import { UnsentRow } from '#web/parts/threads/unsent-row.tsx';
import { useHandIn } from '#web/parts/threads/use-hand-in.ts';
import { useRemoval } from '#web/parts/threads/use-removal.tsx';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { changedEntry, POST, removalEntry, routes } from './post-entry.ts';
import { PostRow } from './post-row.tsx';
import { type Chosen, isEverything, usePosts } from './use-posts.ts';

interface PostListProps {
  place: Place;
  chosen: Chosen;
  /** Shows all of them again. */
  onAll: () => void;
}

/** Posts, newest first, with what has not been sent yet on top. */
export function PostList({ place, chosen, onAll }: PostListProps) {
  const { page, shown, left, reply, loadEarlier, state } = usePosts(place, chosen);
  const unsent = useUnsent(POST, subjectOf(place), routes);
  const handIn = useHandIn();
  const isAll = isEverything(chosen);

  const removal = useRemoval(messages.removing, (post: Post) => removalEntry(place, post));
  const led = useLedPost(shown, page !== undefined && isAll);
  // What a link leads to stands before all others, wherever its place is.
  const first = isAll ? led.post : undefined;
  const rows = [...(first ? [first] : []), ...shown.filter(({ id }) => id !== first?.id)].filter(
    ({ id }) => !unsent.removed.has(id),
  );
  const added = isAll ? unsent.added.toReversed() : [];
  return (
    <>
      {!page && (
        <Pending of={reply} isInSection title={messages.failed} lines={['line 40', 'line 90', 'line 70']} />
      )}
      {isAll && led.isGone && (
        <p className="soft" role="status">
          {messages.gone}
        </p>
      )}
      {rows.length + added.length > 0 && (
        <ul className="post-list" aria-label={messages.title}>
          {added.map((one) => (
            <UnsentRow key={one.entry.id} of={one} className="post" />
          ))}
          {rows.map((post) =>
            isShown(post) ? (
              <PostRow
                key={post.id}
                place={place}
                post={post}
                unsentText={unsent.changed.get(post.id)}
                ledBy={post === first ? led.ledBy : undefined}
                onChange={(text) => void handIn(changedEntry(place, post, text))}
                onRemove={() => removal.ask(post)}
              />
            ) : (
              <HiddenRow key={post.id} />
            ),
          )}
        </ul>
      )}
      {page && left === 0 && rows.length + added.length === 0 && (
        <EmptyState
          isInSection
          drawing={isAll ? 'letterbox' : 'scarecrow'}
          {...(isAll ? messages.none : messages.nothing)}
        >
          {!isAll && <Button onClick={onAll}>{messages.nothing.action}</Button>}
        </EmptyState>
      )}
      <Earlier left={left} state={state} onLoad={loadEarlier} texts={messages} />
      {removal.dialog}
    </>
  );
}

/** By which an address names a post of the page that it leads to. */
const POST_PARAM = 'post';

/**
 * The post that the address names: one of those that are shown, or read by itself where it is older; none while they
 * load.
 */
function useLedPost(shown: readonly (Post | HiddenCard)[], isThere: boolean) {
  const { search, key } = useLocation();
  const id = new URLSearchParams(search).get(POST_PARAM);
  const among = shown.filter(isShown).find((post) => post.id === id);
  const { data, error } = useApi(posts.getPost, id !== null && isThere && !among ? { id } : null);
  return {
    /** What the link that led there is known by: whoever follows it again is led there again. */
    ledBy: id === null ? undefined : key,
    post: among ?? (error?.status === 404 ? undefined : data),
    isGone: error?.status === 404 && !among,
  };
}
