import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from '#web/parts/circles/messages.ts';
import './circle-head.css';

/** In the sizes of a circle's head. */
export function CircleSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="circle-head">
        <Skeleton shape="picture" className="circle-band" />
        <div className="circle-in">
          <div className="circle-what">
            <Skeleton shape="picture" className="circle-sk-badge" />
            <Skeleton shape="title" width={50} className="circle-sk-title" />
            <WordsSkeleton />
            <div className="circle-followers">
              <Skeleton shape="line" width={30} />
              &nbsp;
            </div>
          </div>
          <div className="circle-acts">
            <Skeleton shape="picture" className="circle-sk-act" />
          </div>
        </div>
      </div>
    </Loading>
  );
}

export const WordsSkeleton = () => (
  <div className="sk-lines circle-sk-words">
    <Skeleton shape="line" width={90} />
    <Skeleton shape="line" width={70} />
  </div>
);
