import * as z from 'zod/mini';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/*
 * A certificate is stored twice: by its number, where anybody finds it, and among its member's own by the course, which
 * makes it one for each course. Both say what it says, so that nothing else is looked up: the course may be gone.
 */

export const CertificateItem = z.object({
  /** Without hyphens. */
  number: z.string(),
  userId: z.string(),
  courseId: z.string(),
  name: z.string(),
  course: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  madeAt: z.string(),
});
export type CertificateItem = z.infer<typeof CertificateItem>;

const parsed = (item: StoredItem | undefined) => item && CertificateItem.parse(item);

export const findCertificate = async (number: string) => parsed(await findItem(keys.certificate(number)));

export const findOwnCertificate = async (userId: string, courseId: string) =>
  parsed(await findItem(keys.certificateOf(userId, courseId)));

/** A member's own, the newest first. */
export async function readCertificates(userId: string): Promise<CertificateItem[]> {
  const pk = partitions.certificates(userId);
  const items = await take({ pk, from: 'R#', to: 'R#~' }, { forward: true, consistent: true });
  return items
    .map((item) => CertificateItem.parse(item))
    .toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/** Where a certificate is stored. */
export const keysOfCertificate = ({ number, userId, courseId }: CertificateItem): readonly [Key, Key] => [
  keys.certificate(number),
  keys.certificateOf(userId, courseId),
];
