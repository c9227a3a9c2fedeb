import { useParams } from 'react-router-dom';
import { group } from '#web/features/groups/group-kind.ts';
import { GroupPosts } from '#web/features/groups/page/lazy-posts.ts';
import { CirclePage } from '#web/parts/circles/page/circle-page.tsx';

/** One group, by its address. */
export function GroupScreen() {
  const { id = '' } = useParams();
  return (
    <CirclePage key={id} kind={group} id={id}>
      {(item) => <GroupPosts group={item} />}
    </CirclePage>
  );
}
