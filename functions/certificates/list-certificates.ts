import { listCertificates as row } from '#contract/courses/certificates.ts';
import { readCertificates } from '#kinds/certificate.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showCertificate } from './shown.ts';

export const handler = endpoint(row, async (_input, { member }) => ({
  data: (await readCertificates(member.id)).map(showCertificate),
}));
