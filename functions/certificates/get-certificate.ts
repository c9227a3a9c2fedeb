import { getCertificate as row } from '#contract/courses/certificates.ts';
import { findCertificate } from '#kinds/certificate.ts';
import { openEndpoint } from '#platform/http/open-endpoint.ts';
import { typedNumber } from './certificate-number.ts';
import { noCertificate, showCertificate } from './shown.ts';

export const handler = openEndpoint(row, async ({ number: typed }) => {
  const number = typedNumber(typed);
  const item = number && (await findCertificate(number));
  if (!item) throw noCertificate();
  return { data: showCertificate(item) };
});
