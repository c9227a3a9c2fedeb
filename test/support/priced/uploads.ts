import { png } from '#test/files/pictures.ts';
import type { TestMember } from '#test/system/stack.ts';
import { pdf } from '#test/things/library/resources.ts';
import { askParts, putParts, type TestPart, upload } from '#test/things/library/uploads.ts';
import type { People, Requests } from './asked.ts';

/** Files that were uploaded past the API, to be taken over; and one of which the parts are there. */
export const uploads = {
  news: '',
  course: '',
  resource: { file: '', thumbnail: '' },
  begun: '',
  parts: [] as TestPart[],
};

export const cover = (kind: string) => ({
  kind,
  filename: 'a.png',
  contentType: 'image/png',
  bytes: png,
});

export const uploadedFiles = async (member: TestMember) => ({
  file: await upload(member, {
    kind: 'file',
    filename: 'a.pdf',
    contentType: 'application/octet-stream',
    bytes: pdf,
  }),
  thumbnail: await upload(member, cover('thumbnail')),
});

export async function prepareUploads({ ada }: People) {
  uploads.news = await upload(ada, cover('news'));
  uploads.course = await upload(ada, cover('thumbnail'));
  uploads.resource = await uploadedFiles(ada);
  uploads.begun = await askParts(ada, cover('news'));
  uploads.parts = await putParts(ada, uploads.begun, png);
}

const aFilm = { kind: 'videoResource', filename: 'film.mp4', contentType: 'video/mp4', size: 40_000_000 };

export const uploadsRequests = (): Requests => ({
  'POST /api/uploads': () => [[], aFilm],
  'POST /api/uploads/parts': () => [[], aFilm],
  'GET /api/uploads/{id}/parts': () => [[uploads.begun], { from: '1' }],
  'POST /api/uploads/{id}/complete': () => [[uploads.begun], { parts: uploads.parts }],
  'DELETE /api/uploads/{id}': () => [[uploads.begun]],
});
