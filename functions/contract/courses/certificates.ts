import * as z from 'zod/mini';
import { Id } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** What a certificate says, to anybody who has its number: the names as they were when it was made. */
export const Certificate = z.object({
  /** Four groups of four characters. */
  number: z.string(),
  /** Of the member. */
  name: z.string(),
  /** The title of the course. */
  course: z.string(),
  /** The day on which it was finished, YYYY-MM-DD. */
  date: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

/** One of the caller's own. */
export const OwnCertificate = z.extend(Certificate, { courseId: Id });
export type OwnCertificate = z.infer<typeof OwnCertificate>;

export const makeCertificate = route({
  method: 'POST',
  path: '/api/courses/{id}/certificate',
  summary:
    'Makes the certificate of a course that the caller has finished, which anybody may open by its number; asked again, answers the same one.',
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () => z.object({ id: Id }),
  output: () => z.object({ data: z.extend(OwnCertificate, { isNew: z.boolean() }) }),
});

export const listCertificates = route({
  method: 'GET',
  path: '/api/certificates',
  summary: "The caller's own certificates, the newest first.",
  input: () => z.object({}),
  output: () => z.object({ data: z.array(OwnCertificate) }),
});

export const getCertificate = route({
  method: 'GET',
  path: '/api/certificates/{number}',
  summary: 'One certificate, by its number: with hyphens or without, in capitals or not.',
  access: 'public',
  input: () => z.object({ number: Id }),
  output: () => z.object({ data: Certificate }),
});

export const withdrawCertificate = route({
  method: 'DELETE',
  path: '/api/certificates/{number}',
  summary: 'Withdraws a certificate for good: from then on nobody finds it. Its member alone may.',
  input: () => z.object({ number: Id }),
  output: () => z.object({ number: z.string() }),
});

export const certificates = { makeCertificate, listCertificates, getCertificate, withdrawCertificate };
