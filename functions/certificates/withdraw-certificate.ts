import { withdrawCertificate as row } from '#contract/courses/certificates.ts';
import { findCertificate, keysOfCertificate } from '#kinds/certificate.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shownNumber, typedNumber } from './certificate-number.ts';
import { noCertificate } from './shown.ts';

export const handler = endpoint(row, ({ number: typed }, { member, commit }) =>
  commit(async () => {
    const number = typedNumber(typed);
    const item = number && (await findCertificate(number));
    if (!item) throw noCertificate();
    if (item.userId !== member.id) {
      const text = 'Only the member whose certificate this is may withdraw it.';
      throw new AppError('forbidden', 'thing.not-yours', text);
    }
    return {
      reply: { number: shownNumber(item.number) },
      actions: keysOfCertificate(item).map((Key) => ({ remove: { Key } })),
    };
  }),
);
