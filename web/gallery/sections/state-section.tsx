import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { AsOfMark } from '#web/parts/reading/as-of-mark.tsx';
import { KeptPages } from '#web/parts/reading/kept-pages.tsx';
import { longWord, nothing, unreachable } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const failed = { title: 'The news did not load', error: unreachable, retry: nothing };
const states = {
  loading: (
    <Loading>
      <Skeleton shape="picture" className="cover" />
      <SkeletonLines of={['line 30', 'title 90', 'line 50']} />
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
  'not fresh': <AsOfMark text="As of yesterday, 18:04" />,
  'a full device': <AsOfMark text="This phone is full: what you read is not kept." />,
  'not on this device': (
    <KeptPages
      pages={[
        { to: '/news', title: 'News' },
        { to: '/news/hail', title: 'Hail on the lower field, Tuesday evening' },
        { to: '/course/long', title: longWord },
      ]}
    />
  ),
  'nothing on this device': <KeptPages pages={[]} />,
};

export const StateSection = () => <Specimens columns of={states} />;
