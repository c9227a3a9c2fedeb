import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { MembersSkeleton } from './member-card.tsx';
import { messages } from './messages.ts';
import '#web/parts/lists/paged-list.css';
import { usePageSize } from './use-page-size.ts';

/** In the sizes of the whole screen, while it is not known yet whose members they are. */
export function MembersScreenSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="phead">
        <div className="members-sk-title">
          <Skeleton shape="title" width={70} />
        </div>
        <Skeleton shape="picture" className="search members-sk-search" />
      </div>
      <p className="list-status" />
      <MembersSkeleton count={usePageSize()} />
    </Loading>
  );
}
