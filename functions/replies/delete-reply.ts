import { deleteReply as row } from '#contract/replies/replies.ts';
import { authorize } from '#kinds/authorize.ts';
import { reply } from '#kinds/declared/reply.ts';
import { unmarkAnswer } from '#kinds/posts/answer.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import { getReply } from '#kinds/replies/find-reply.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { enqueueJob } from '#platform/table/jobs.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const item = await getReply(id);
    await authorize(member, 'remove', item);
    const { on, onId } = item;
    return {
      reply: { id },
      actions: [
        ...removeRecord(reply, item),
        ...(await unmarkAnswer(item)),
        enqueueJob({ kind: 'responded', on, id: onId }),
      ],
    };
  }),
);
