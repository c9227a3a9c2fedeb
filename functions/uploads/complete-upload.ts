import { completeUpload as row } from '#contract/uploads/uploads.ts';
import { missing, removeUpload } from '#platform/files/upload-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { joinParts } from './multipart.ts';
import { checkParts, wrongSize } from './upload.ts';
import { getPartedUpload, stillThere } from './upload-repository.ts';

export const handler = endpoint(row, ({ id, parts }, { member, commit }) =>
  commit(async () => {
    const upload = await getPartedUpload(member.id, id);
    checkParts(upload.size, parts);
    const size = await joinParts(member.id, upload, parts);
    if (size === undefined) throw missing();
    if (size !== upload.size) {
      await writeTogether(removeUpload(member.id, upload));
      throw wrongSize();
    }
    return { reply: { data: { id } }, actions: [stillThere(member.id, id)] };
  }),
);
