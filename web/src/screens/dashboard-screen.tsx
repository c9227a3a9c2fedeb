import { useState } from 'react';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { CourseTiles, useCourseRow } from '#web/features/courses/progress/course-tiles.tsx';
import { DashboardHead, DashboardHeadSkeleton } from '#web/features/dashboard/dashboard-head.tsx';
import { DashboardRows, DashboardRowsSkeleton } from '#web/features/dashboard/dashboard-rows.tsx';
import { messages } from '#web/features/dashboard/messages.ts';
import { OpenSteps } from '#web/features/first-steps/open-steps.tsx';
import { LibraryTiles } from '#web/features/library/list/library-tiles.tsx';
import { useLibraryRow } from '#web/features/library/list/use-library-row.ts';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { VerificationOverlay } from '#web/features/verification/verification-overlay.tsx';

/** What is the member's own, on one page; many screens lead back to it. */
export function DashboardScreen() {
  const { data, error, isValidating, mutate } = useOwnProfile();
  const [isConfirming, setConfirming] = useState(false);
  // Asked for beside the profile, not after it.
  const tiles = {
    library: <LibraryTiles row={useLibraryRow()} />,
    courses: <CourseTiles row={useCourseRow()} />,
  };

  if (!data)
    return error ? (
      <>
        <Problem
          isScreen
          title={messages.failed}
          error={error}
          retry={() => void mutate()}
          busy={isValidating}
        />
        <DashboardRows {...tiles} />
      </>
    ) : (
      <Loading label={messages.loading}>
        <DashboardHeadSkeleton />
        <DashboardRowsSkeleton />
      </Loading>
    );
  return (
    <>
      <DashboardHead profile={data} />
      <OpenSteps key={data.id} profile={data} onConfirm={() => setConfirming(true)} />
      <DashboardRows {...tiles} />
      <VerificationOverlay
        attribute="email"
        address={data.email}
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onVerified={() => undefined}
      />
    </>
  );
}
