import { useParams } from 'react-router-dom';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { group } from '#web/features/groups/group-kind.ts';
import { CirclePage } from '#web/parts/circles/page/circle-page.tsx';

/** What stands below a group's head. */
const GroupPosts = quietPart(
  async () => (await import('#web/features/groups/page/group-posts.tsx')).GroupPosts,
);

/** One group, by its address. */
export function GroupScreen() {
  const { id = '' } = useParams();
  return (
    <CirclePage key={id} kind={group} id={id}>
      {(item) => <GroupPosts group={item} />}
    </CirclePage>
  );
}
