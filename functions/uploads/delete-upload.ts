import { deleteUpload as row } from '#contract/uploads/uploads.ts';
import { removeUpload } from '#platform/files/upload-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getUpload } from './upload-repository.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const upload = await getUpload(member.id, id);
    return { reply: { id }, actions: removeUpload(member.id, upload) };
  }),
);
