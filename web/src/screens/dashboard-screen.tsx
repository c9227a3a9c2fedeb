import { useState } from 'react';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { DashboardHead, DashboardHeadSkeleton } from '#web/features/dashboard/dashboard-head.tsx';
import { DashboardRows, DashboardRowsSkeleton } from '#web/features/dashboard/dashboard-rows.tsx';
import { messages } from '#web/features/dashboard/messages.ts';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { VerifyNudge } from '#web/features/profile/verify-nudge.tsx';
import { VerificationOverlay } from '#web/features/verification/verification-overlay.tsx';
import { config } from '#web/lib/config.ts';
import type { Contact } from '#web/lib/session/identity-codes.ts';

/** What is the member's own, on one page; many screens lead back to it. */
export function DashboardScreen() {
  const { data, error, isValidating, mutate } = useOwnProfile();
  const [verifying, setVerifying] = useState<Contact>();

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
        <DashboardRows />
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
      <VerifyNudge user={data} sms={config().sms} onVerify={setVerifying} />
      <DashboardRows />
      {verifying && (
        <VerificationOverlay
          attribute={verifying}
          address={verifying === 'email' ? data.email : data.phone}
          open
          onClose={() => setVerifying(undefined)}
          onVerified={() => undefined}
        />
      )}
    </>
  );
}
