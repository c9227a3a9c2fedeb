import type { OwnCertificate } from '#contract/courses/certificates.ts';
import type { CertificateItem } from '#kinds/certificate.ts';
import { AppError } from '#platform/errors.ts';
import { shownNumber } from './certificate-number.ts';

/** What its member sees of a certificate; anybody else sees all but the course's id. */
export const showCertificate = ({
  number,
  name,
  course,
  date,
  courseId,
}: CertificateItem): OwnCertificate => ({ number: shownNumber(number), name, course, date, courseId });

export const noCertificate = () =>
  new AppError(
    'missing',
    'certificate.missing',
    'There is no certificate with this number. It may have been withdrawn.',
  );
