import { Navigate } from 'react-router-dom';
import { Brand } from '#web/components/page/brand.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { screens } from './member-screens.ts';
import './lost.css';

/** An unknown address, for visitors. A session that ended here leads to the sign-in, as everywhere. */
export function Lost() {
  const { endedOnPurpose, endedMember } = useSession();
  if (endedOnPurpose || endedMember) return <Navigate to="/login" replace />;
  return (
    <div className="lost">
      <header>
        <Brand />
      </header>
      <main>
        <screens.NotFoundScreen />
      </main>
    </div>
  );
}
