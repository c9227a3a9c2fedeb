import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { CourseTiles, useCourseRow } from '#web/features/courses/progress/course-tiles.tsx';
import { DashboardHead, DashboardHeadSkeleton } from '#web/features/dashboard/dashboard-head.tsx';
import { DashboardRows, DashboardRowsSkeleton } from '#web/features/dashboard/dashboard-rows.tsx';
import { messages } from '#web/features/dashboard/messages.ts';
import { FirstStep } from '#web/features/first-steps/first-step.tsx';
import { GroupTiles, useGroupRow } from '#web/features/groups/group-tiles.tsx';
import { LibraryTiles, useLibraryRow } from '#web/features/library/list/library-tiles.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { useSession } from '#web/lib/session/session.ts';

/** What is the member's own, on one page; many screens lead back to it. */
export function DashboardScreen() {
  const { user } = useSession();
  const { data, error, isValidating, mutate } = useOwnProfile();
  // Asked for beside the profile, not after it.
  const tiles = {
    library: <LibraryTiles row={useLibraryRow()} />,
    courses: <CourseTiles row={useCourseRow()} />,
    groups: <GroupTiles row={useGroupRow()} />,
  };
  const head = data ? (
    <DashboardHead profile={data} />
  ) : error ? (
    <Problem isScreen title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />
  ) : (
    <Loading label={messages.loading}>
      <DashboardHeadSkeleton />
    </Loading>
  );
  return (
    <>
      {head}
      {user && <FirstStep key={user.id} place="dashboard" memberId={user.id} />}
      {data || error ? (
        <DashboardRows {...tiles} />
      ) : (
        <div aria-hidden="true">
          <DashboardRowsSkeleton />
        </div>
      )}
    </>
  );
}
