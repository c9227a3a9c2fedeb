import { signParts as row } from '#contract/uploads/uploads.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { presignPart } from './presign.ts';
import { nextParts } from './upload.ts';
import { getPartedUpload } from './upload-repository.ts';

export const handler = endpoint(row, async ({ id, from }, { member }) => {
  const upload = await getPartedUpload(member.id, id);
  const parts = nextParts(upload.size, from).map(async (part) => ({
    ...part,
    url: await presignPart(member.id, upload, part),
  }));
  return { data: await Promise.all(parts) };
});
