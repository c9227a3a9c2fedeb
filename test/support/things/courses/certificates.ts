import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { made } from '#test/told.ts';
import { enrol, newCourse } from './courses.ts';
import { learn, newLesson } from './lessons.ts';

export const askCertificate = (member: TestMember, courseId: string, key = newKey()) =>
  member.call('POST', `/api/courses/${courseId}/certificate`, {}, key);

export const ownCertificates = async (member: TestMember) =>
  (await member.call('GET', '/api/certificates')).body.data;

export const withdraw = (member: TestMember, number: string) =>
  member.call('DELETE', `/api/certificates/${number}`);

/** As anybody asks: without a token, or with whatever is given. */
export async function openCertificate(url: string, number: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url}/api/certificates/${encodeURIComponent(number)}`, { headers });
  return { status: reply.status, body: await reply.json() };
}

/** A course of one lesson that a learner has completed. */
export async function finishedCourse(creator: TestMember, learner: TestMember, title = 'Living soil') {
  const { id } = await newCourse(creator, { title });
  const lesson = await newLesson(creator, id);
  await enrol(learner, id);
  await learn(learner, lesson.id);
  return { id: id as string, lessonId: lesson.id as string };
}

/** A course that a learner has finished, and its certificate. */
export async function newCertificate(creator: TestMember, learner: TestMember, title?: string) {
  const { id: courseId } = await finishedCourse(creator, learner, title);
  const { number } = await made(askCertificate(learner, courseId));
  return { courseId, number: number as string };
}

/** Certificates of courses that nobody has; answers their numbers. */
export async function fillCertificates(userId: string, many: number): Promise<string[]> {
  const { keysOfCertificate } = await import('#kinds/certificate.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const items = Array.from({ length: many }, (_, index) => ({
    number: String(9 - (index % 8)).repeat(15) + (index < 8 ? 'A' : 'B'),
    userId,
    courseId: `finished-${index}`,
    name: 'Ada King',
    course: 'Water in a dry year',
    date: '2026-03-09',
    madeAt: '2026-03-09T07:30:00.000Z',
  }));
  const puts = items.flatMap((item) =>
    keysOfCertificate(item).map((key) => ({ PutRequest: { Item: { ...key, ...item } } })),
  );
  await writeBatch(puts);
  return items.map(({ number }) => number);
}
