import { Printer } from 'lucide-react';
import { certificates } from '#contract/courses/certificates.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { ShareAddress } from '#web/components/content/share-address.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CheckNumber } from './check-number.tsx';
import { messages } from './messages.ts';
import { useCertificate } from './use-certificate.ts';
import { Withdraw } from './withdraw.tsx';

/** The certificate of a number, or that there is none; its member may withdraw it. */
export function ShownCertificate({ number }: { number: string }) {
  const { data, error, isMissing, isBusy, load } = useCertificate(number);
  const isMember = useSession().user !== undefined;
  const own = useApi(certificates.listCertificates, isMember ? {} : null).data?.data;
  const mine = own?.find((one) => one.number === data?.number);
  if (!data && !error) {
    return (
      <Loading>
        <Skeleton shape="picture" className="certificate" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <>
        {isMissing || !error ? (
          <EmptyState isScreen drawing="scarecrow" {...messages.missing} />
        ) : (
          <Problem isScreen title={messages.failed} error={error} retry={() => void load()} busy={isBusy} />
        )}
        <CheckNumber {...(isMissing && { wrong: number })} />
      </>
    );
  }
  return (
    <>
      <CertificateSheet {...data} />
      <div className="cluster gap-3">
        <Button small variant="primary" icon={<Printer />} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <ShareAddress
          title={`${messages.title}: ${data.course}`}
          url={new URL(`/certificates/${data.number}`, location.href).href}
          texts={messages.share}
        />
        {mine && (
          <>
            <LinkButton small to={`/course/${mine.courseId}/finished`}>
              {messages.toCourse}
            </LinkButton>
            <Withdraw number={mine.number} onDone={() => void load()} />
          </>
        )}
      </div>
      <CheckNumber />
    </>
  );
}
