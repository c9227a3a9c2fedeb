import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { longWord, nothing, unreachable } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const failed = { title: 'The news did not load', error: unreachable, retry: nothing };
const states = {
  loading: (
    <Loading>
      <Skeleton shape="picture" className="cover" />
      <div className="sk-lines">
        <Skeleton shape="line" width={30} />
        <Skeleton shape="title" width={90} />
        <Skeleton shape="line" width={50} />
      </div>
    </Loading>
  ),
  'letterbox: nothing written': (
    <EmptyState drawing="letterbox" title="No news yet" text="Write the first one.">
      <Button variant="primary">Add news</Button>
    </EmptyState>
  ),
  'sprout: nothing begun': (
    <EmptyState drawing="sprout" title="No courses yet" text="Courses that you take appear here." />
  ),
  'scarecrow: nothing found': (
    <EmptyState drawing="scarecrow" title="Nothing found" text={`Nobody here is called '${longWord}'.`} />
  ),
  'wire: failed': <Problem {...failed} />,
  'failed, trying again': <Problem {...failed} busy />,
};

export const StateSection = () => <Specimens columns of={states} />;
