import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { longWord } from '../long-text.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const nothing = () => undefined;
const unreachable = new Error('There is no connection right now. Check your signal and try again.');

export function StateSection() {
  return (
    <Specimens columns>
      <Specimen name="loading">
        <Loading>
          <Skeleton shape="picture" className="cover" />
          <div className="sk-lines">
            <Skeleton shape="line" width={30} />
            <Skeleton shape="title" width={90} />
            <Skeleton shape="line" width={50} />
          </div>
        </Loading>
      </Specimen>
      <Specimen name="letterbox: nothing written">
        <EmptyState drawing="letterbox" title="No news yet" text="Write the first one.">
          <Button variant="primary">Add news</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="sprout: nothing begun">
        <EmptyState drawing="sprout" title="No courses yet" text="Courses that you take appear here." />
      </Specimen>
      <Specimen name="scarecrow: nothing found">
        <EmptyState drawing="scarecrow" title="Nothing found" text={`Nobody here is called '${longWord}'.`} />
      </Specimen>
      <Specimen name="wire: failed">
        <Problem title="The news did not load" error={unreachable} retry={nothing} />
      </Specimen>
      <Specimen name="failed, trying again">
        <Problem title="The news did not load" error={unreachable} retry={nothing} busy />
      </Specimen>
    </Specimens>
  );
}
