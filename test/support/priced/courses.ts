import { expect } from 'vitest';
import { formOf } from '#test/forms.ts';
import { ask } from '#test/system/functions.ts';
import { putItems } from '#test/system/items.ts';
import { fillCertificates } from '#test/things/courses/certificates.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { course, learnersOf, type People, type Requests } from './asked.ts';
import { uploads } from './uploads.ts';

/**
 * Ada made one that is changed, one that moves to another category, one that gets a price, and one that goes; others
 * she takes.
 */
const places = ['changed', 'moved', 'priced', 'gone', 'taken', 'joined', 'left'] as const;
export const courses = {
  changed: '',
  moved: '',
  priced: '',
  gone: '',
  taken: '',
  joined: '',
  left: '',
  /** Ben's, with a price: nine take it whom he has let in. */
  sold: '',
  /** Of Ada's: one that is shown, and one that she withdraws. */
  certificates: ['', ''],
};

export async function prepareCourses({ ada, ben }: People) {
  courses.sold = (await newCourse(ben, { ...course, isFree: 'false', price: '20' })).id;
  for (const place of places) {
    const isTaken = ['taken', 'joined', 'left'].includes(place);
    courses[place] = (await newCourse(isTaken ? ben : ada, course)).id;
    if (place === 'taken' || place === 'left') await enrol(ada, courses[place]);
  }
  await newCourse(ada, course);
}

export async function prepareCertificates({ ada }: People) {
  courses.certificates = await fillCertificates(ada.id, 9);
}

/** Nine learners say something of one course, and are let into another. */
export async function prepareLearners({ ben }: People) {
  const { keys } = await import('#platform/table/keys.ts');
  const learners = learnersOf(9);
  await putItems(learners.map((id) => ({ ...keys.user(id), id, username: id, firstName: 'Lea' })));
  const text = 'Dig a hole before you buy anything: the soil tells you more than a leaflet does.';
  for (const userId of learners) {
    await ask('enrolls/enroll', userId, { body: { courseId: courses.taken } });
    const said = await ask('courses/give-feedback', userId, {
      path: { id: courses.taken },
      body: { stars: 4, text },
    });
    const isIn = await ask('enrolls/let-in', ben.id, { path: { id: courses.sold }, body: { userId } });
    expect([said.status, isIn.status]).toEqual([201, 201]);
  }
}

export const coursesRequests = ({ ada, ben }: People): Requests => ({
  'GET /api/courses?category': () => [[], { category: '1' }],
  'GET /api/courses?search': () => [[], { search: 'rape ear' }],
  'GET /api/courses?category&search': () => [[], { category: '1', search: 'rape ear' }],
  'GET /api/courses/user?search': () => [[], { search: 'rape ear' }],
  'POST /api/courses/add': () => [[], formOf(course)],
  'POST /api/courses/add (upload)': () => [[], formOf({ ...course, thumbnail: uploads.course })],
  'PUT /api/courses/{id}': () => [[courses.changed], formOf(course)],
  'PUT /api/courses/{id} (categoryId)': () => [[courses.moved], { categoryId: '3' }],
  'PUT /api/courses/{id} (isFree)': () => [[courses.priced], { isFree: false, price: 20 }],
  'DELETE /api/courses/{id}': () => [[courses.gone]],
  'GET /api/courses/{id}': () => [[courses.taken]],
  'POST /api/courses/views': () => [[], { courseId: courses.taken }],
  'POST /api/courses/{id}/feedback': () => [[courses.taken], { stars: 5, text: 'Good.' }],
  'GET /api/courses/{id}/feedback': () => [[courses.taken]],
  'DELETE /api/courses/{id}/feedback': () => [[courses.taken]],
  'POST /api/courses/{id}/learners': () => [[courses.sold], { userId: ada.id }, ben],
  'GET /api/courses/{id}/learners': () => [[courses.sold], undefined, ben],
  'DELETE /api/courses/{id}/learners/{userId}': () => [[courses.sold, ada.id], undefined, ben],
  'POST /api/courses/{id}/certificate': () => [[courses.left], {}],
  'GET /api/certificates/{number}': () => [[courses.certificates[0] ?? '']],
  'DELETE /api/certificates/{number}': () => [[courses.certificates[1] ?? '']],
  'POST /api/enrolls/add': () => [[], { courseId: courses.joined }],
  'PUT /api/enrolls': () => [[], { courseId: courses.left }],
});
