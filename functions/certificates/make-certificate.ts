import { makeCertificate as row } from '#contract/courses/certificates.ts';
import { type CertificateItem, findOwnCertificate, keysOfCertificate } from '#kinds/certificate.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { countCompleted, type EnrolmentItem, findEnrolment } from '#kinds/enrolment.ts';
import { readNames } from '#kinds/names.ts';
import { readRecord } from '#kinds/record/read.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { newNumber } from './certificate-number.ts';
import { showCertificate } from './shown.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const own = await findOwnCertificate(member.id, id);
    const item = own ?? (await certify(id, member));
    return {
      reply: { data: { ...showCertificate(item), isNew: !own } },
      actions: own ? [] : keep(item),
    };
  }),
);

/** A certificate that is not stored yet. Throws `certificate.not-finished`. */
async function certify(courseId: string, member: Member): Promise<CertificateItem> {
  const item = await readRecord(course, { id: courseId }, member);
  const [enrolment, { person }] = await Promise.all([
    item.creator === member.id ? undefined : findEnrolment(courseId, member.id),
    readNames({ people: [member.id], categories: [] }),
  ]);
  const finishedAt = enrolment && finishedOn(item, enrolment);
  if (!finishedAt) {
    const text =
      'You have not finished this course yet. Its certificate is yours once you have completed every lesson.';
    throw new AppError('conflict', 'certificate.not-finished', text);
  }
  return {
    number: newNumber(),
    userId: member.id,
    courseId,
    name: person(member.id).name,
    course: item.title,
    date: finishedAt.slice(0, 'YYYY-MM-DD'.length),
    madeAt: new Date().toISOString(),
  };
}

/**
 * When a learner completed the last lesson; undefined while one is left, and for who has left the course. Their device
 * said when, and its clock may be ahead: nothing is finished on a day to come.
 */
function finishedOn(item: CourseItem, enrolment: EnrolmentItem): string | undefined {
  const { lessonsCount } = item;
  const isWhole = lessonsCount > 0 && countCompleted(enrolment, item) === lessonsCount;
  if (!enrolment.isEnrolled || !isWhole || enrolment.completedAt === undefined) return undefined;
  const now = new Date().toISOString();
  return enrolment.completedAt < now ? enrolment.completedAt : now;
}

/** The writes that store it; of two at once, the second answers the first one's. */
const keep = (item: CertificateItem) =>
  keysOfCertificate(item).map((key) => ({
    put: { Item: { ...key, ...item }, ConditionExpression: 'attribute_not_exists(pk)' },
    otherwise: () => new StaleReadError('certificate.changed'),
  }));
