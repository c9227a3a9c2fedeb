import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { TermsScreen } from './terms-screen.tsx';

// Not a screen of its own: every visitor who signs in would load that there is one.
const CertificateScreen = awaitedPart(() => import('./certificate-screen.tsx'), 'CertificateScreen');

/** What everyone may open, signed in or not: the terms, or a certificate. */
export const OpenScreen = ({ isTerms = false }: { isTerms?: boolean }) =>
  isTerms ? <TermsScreen /> : <CertificateScreen />;
