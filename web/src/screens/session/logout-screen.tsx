import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Spinner } from '#web/components/state/spinner.tsx';
import { dropShared } from '#web/lib/device/shared.ts';
import { endTelling } from '#web/lib/push/mark.ts';
import { signOut } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import './logout-screen.css';

/** Opening it signs the member out: here, in every other tab, and at the identity provider, which it waits for. */
export function LogoutScreen() {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    void dropShared();
    void endTelling()
      .then(signOut)
      .then(() => setOver(true));
  }, []);

  if (isOver) return <Navigate to="/login" replace />;
  return (
    <main className="logging-out row gap-3">
      <Spinner />
      <h1>{messages.loggingOut}</h1>
    </main>
  );
}
