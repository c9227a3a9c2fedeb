import { Navigate } from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { Alone } from './alone.tsx';
import { screens } from './member-screens.ts';

/** An unknown address, for visitors. A session that ended here leads to the sign-in, as everywhere. */
export function Lost() {
  const { endedOnPurpose, endedMember } = useSession();
  if (endedOnPurpose || endedMember) return <Navigate to="/login" replace />;
  return (
    <Alone>
      <main>
        <screens.NotFoundScreen />
      </main>
    </Alone>
  );
}
