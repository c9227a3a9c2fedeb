import { useParams } from 'react-router-dom';
import { group } from '#web/features/groups/group-kind.ts';
import { GroupSamples } from '#web/features/groups/page/group-samples.tsx';
import { CirclePage } from '#web/parts/circles/page/circle-page.tsx';

/** One group, by its address. */
export function GroupScreen() {
  const { id = '' } = useParams();
  return (
    <CirclePage key={id} kind={group} id={id}>
      <GroupSamples />
    </CirclePage>
  );
}
