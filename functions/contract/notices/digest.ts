import * as z from 'zod/mini';
import { Id, text } from '#contract/fields/field.ts';
import { TimeZone } from '#contract/fields/time-zone.ts';
import { route } from '#contract/route.ts';

const noToken = 'This link is not whole.';

export const noteVisit = route({
  method: 'PUT',
  path: '/api/digest/visit',
  summary:
    'The caller is here today, in a time zone such as Africa/Nairobi: their weekly mail comes when they were away for seven days, on a Tuesday at 7:00 there. A zone that we do not know counts as UTC.',
  knowsMail: true,
  input: () => z.object({ timeZone: TimeZone }),
  output: () => z.object({ data: z.object({}) }),
});

const Ended = z.object({ data: z.object({ weekly: z.literal(false) }) });

export const endDigest = route({
  method: 'POST',
  path: '/api/digest/end',
  summary:
    'Ends the weekly mail of the member whom it was sent to, by the token in it; ended again, it stays so.',
  access: 'public',
  input: () => z.object({ token: text(noToken, 200, noToken) }),
  output: () => Ended,
});

export const endDigestAtOnce = route({
  method: 'POST',
  path: '/api/digest/end/{token}',
  summary: 'The same for mail programs, which send a form of their own to the address (RFC 8058).',
  access: 'public',
  body: 'ignored',
  input: () => z.object({ token: Id }),
  output: () => Ended,
});

export const digest = { noteVisit, endDigest, endDigestAtOnce };
