import { useParams } from 'react-router-dom';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Brand } from '#web/components/page/brand.tsx';
import { CheckNumber } from '#web/features/certificates/check-number.tsx';
import { messages } from '#web/features/certificates/messages.ts';
import { OwnCertificates } from '#web/features/certificates/own-certificates.tsx';
import { ShownCertificate } from '#web/features/certificates/shown-certificate.tsx';
import { useSession } from '#web/lib/session/session.ts';
import '#web/features/certificates/certificate.css';

/** One certificate, by its number, or the box for one. Everyone may open it, signed in or not. */
export function CertificateScreen() {
  const { number } = useParams();
  const isMember = useSession().user !== undefined;
  return (
    <div className="certificate-screen">
      <header>
        <Brand />
      </header>
      <main>
        {isMember && (
          <BackLink to={number ? '/certificates' : '/courses'}>
            {number ? messages.toOwn : messages.toCourses}
          </BackLink>
        )}
        {number ? (
          <ShownCertificate key={number} number={number} />
        ) : (
          <>
            <CheckNumber isFirst />
            {isMember && <OwnCertificates />}
          </>
        )}
      </main>
    </div>
  );
}
