import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { useSession } from '#web/lib/session/session.ts';

export interface VerificationOverlayProps {
  attribute: Contact;
  /** The member's own address, as they entered it. */
  address?: string | undefined;
  /** What was done just before. */
  note?: string | undefined;
  onClose: () => void;
}

const VerificationDialog = lazyPart(
  async () => (await import('./verification-dialog.tsx')).VerificationDialog,
);

/**
 * Asks for the code that was sent to an address, over the screen that opens it. Opening it sends no code: a changed
 * address has just got one, and an older one may still be good, which a further one would void. Cognito does not say
 * whether one is pending, and a message to a phone costs money: so the member asks for another by Resend Code.
 */
export function VerificationOverlay(props: VerificationOverlayProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return <Navigate to="/login" replace state={{ from: pathname }} />;
  return <VerificationDialog {...props} />;
}
