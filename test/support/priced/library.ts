import { png } from '#test/files/pictures.ts';
import { formOf } from '#test/forms.ts';
import { collect, newCollection } from '#test/things/library/collections.ts';
import { newResource, pdf } from '#test/things/library/resources.ts';
import { type People, type Requests, resource } from './asked.ts';
import { courses } from './courses.ts';
import { uploads } from './uploads.ts';

/** Of the library: one that is changed, one that moves to the other section, one that goes. */
const resources = { changed: '', moved: '', gone: '' };
/** Ada's, with nine files or courses in it, one that is shown and one that goes; and one of Ben's that she saves. */
const collected = { library: '', courses: '', shown: '', gone: '', others: '' };

export const withFiles = { ...resource, file: new File([pdf], 'report.pdf'), thumbnail: png };

export async function prepareLibrary({ ada }: People) {
  for (let count = 0; count < 9; count += 1) {
    const withFile = { ...resource, file: new File([pdf], 'a.pdf') };
    const { id } = await newResource(ada, count === 0 ? resource : withFile);
    resources[(['gone', 'moved'] as const)[count] ?? 'changed'] = id;
  }
}

/** Nine collections of Ada's and of Ben's; one of each sort holds nine things. */
export async function prepareCollections({ ada, ben }: People) {
  for (let count = 0; count < 9; count += 1) {
    const title = `What we read in week ${count}`;
    collected.library = (await newCollection(ada, { title })).id;
    collected.others = (await newCollection(ben, { title, isPublic: true })).id;
    collected[count === 0 ? 'shown' : 'gone'] = (await newCollection(ada, { title, of: 'courses' })).id;
    if (count < 8) await ada.call('POST', `/api/collections/${collected.others}/saved`, { saved: true });
  }
  collected.courses = (await newCollection(ada, { title: 'To learn in winter', of: 'courses' })).id;
  for (let count = 0; count < 9; count += 1) {
    await collect(ada, collected.library, (await newResource(ada, resource)).id);
  }
  // As they stand among all: further ones would be in the pages that are measured.
  const { data } = (await ada.call('GET', '/api/courses?pageSize=50')).body;
  for (const { id } of data) if (id !== courses.gone) await collect(ada, collected.courses, id);
}

export const libraryRequests = (): Requests => ({
  'GET /api/resources?category': () => [[], { category: 'articles' }],
  'GET /api/resources?search': () => [[], { search: 'rape ear' }],
  'GET /api/resources?category&search': () => [[], { category: 'articles', search: 'rape ear' }],
  'POST /api/resources/add': () => [[], formOf(withFiles)],
  'POST /api/resources/add (uploads)': () => [[], formOf({ ...resource, ...uploads.resource })],
  'PUT /api/resources/{id}': () => [[resources.changed], formOf(withFiles)],
  'PUT /api/resources/{id} (resourceType)': () => [[resources.moved], { resourceType: 'videos' }],
  'DELETE /api/resources/{id}': () => [[resources.gone]],
  'GET /api/resources/user?search': () => [[], { search: 'rape ear' }],
  'GET /api/resources/{id}': () => [[resources.changed]],
  'GET /api/collections': () => [[], { of: 'library', scope: 'mine' }],
  'GET /api/collections?has': () => [[], { of: 'library', scope: 'mine', has: resources.changed }],
  'GET /api/collections?scope=users': () => [[], { of: 'library', scope: 'users' }],
  'GET /api/collections?scope=saved': () => [[], { of: 'library', scope: 'saved' }],
  'POST /api/collections/add': () => [[], { of: 'library', title: 'To read in winter' }],
  'POST /api/collections/add (public)': () => [
    [],
    { of: 'library', title: 'To read in winter', isPublic: true },
  ],
  'GET /api/collections/{id}': () => [[collected.library]],
  'GET /api/collections/{id} (of courses)': () => [[collected.courses]],
  "GET /api/collections/{id} (another's)": () => [[collected.others]],
  'PUT /api/collections/{id}': () => [[collected.shown], { title: 'To read in spring' }],
  'PUT /api/collections/{id} (isPublic)': () => [[collected.shown], { isPublic: true }],
  'PUT /api/collections/{collectionId}/items': () => [
    [collected.shown],
    { id: courses.changed, included: true },
  ],
  'DELETE /api/collections/{id}': () => [[collected.gone]],
  'POST /api/collections/{id}/saved': () => [[collected.others], { saved: true }],
});
