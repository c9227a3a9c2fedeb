import { ulid } from 'ulid';
import { createUpload as row } from '#contract/uploads/uploads.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { presign } from './presign.ts';
import { checkUpload } from './upload.ts';
import { addUpload, readAllowance } from './upload-repository.ts';

export const handler = endpoint(row, async (form, { member, commit }) => {
  const draft = checkUpload(form);
  return commit(async () => {
    const allowance = await readAllowance(member.id, new Date());
    const upload = { ...draft, id: ulid() };
    const { url, headers } = await presign(member.id, upload);
    const reply = { data: { id: upload.id, url, method: 'PUT' as const, headers } };
    return { reply, actions: addUpload(member.id, upload, allowance) };
  });
});
