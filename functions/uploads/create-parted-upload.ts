import { ulid } from 'ulid';
import { createPartedUpload as row } from '#contract/uploads/uploads.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { openParts } from './multipart.ts';
import { checkUpload } from './upload.ts';
import { addUpload, readAllowance } from './upload-repository.ts';

export const handler = endpoint(row, async (form, { member, commit }) => {
  const draft = checkUpload(form);
  return commit(async () => {
    const allowance = await readAllowance(member.id, new Date());
    const upload = { ...draft, id: ulid() };
    // One that is refused after this is empty, and the bucket removes it.
    const multipartId = await openParts(member.id, upload);
    const reply = { data: { id: upload.id } };
    return { reply, actions: addUpload(member.id, { ...upload, multipartId }, allowance) };
  });
});
