import { updateReply as row } from '#contract/replies/replies.ts';
import { authorize } from '#kinds/authorize.ts';
import { type ReplyItem, reply } from '#kinds/declared/reply.ts';
import { tellOfNames } from '#kinds/mentions.ts';
import { asPicture } from '#kinds/picture.ts';
import { given } from '#kinds/record/change.ts';
import { getReplyInPlace } from '#kinds/replies/find-reply.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { answersToSeen } from './answered.ts';
import { showReply } from './reply.ts';

export const handler = endpoint(row, ({ id, text, img, version }, { member, commit }) =>
  commit(async () => {
    const { item, communityId } = await getReplyInPlace(id);
    await authorize(member, 'change', { ...item, communityId });
    const taken = img && (await takePicture(img, 'img', member.id));
    checkVersion('reply', version, item);
    const stored = taken?.file();
    const set: Partial<ReplyItem> = edited(item, {
      ...given({ text }),
      ...(img !== undefined && { picture: asPicture(taken, stored) }),
    });
    const [changed = item] = await answersToSeen([{ ...item, ...set }], communityId, member);
    return {
      reply: { data: await showReply(changed, member.id) },
      actions: [
        ...reply.change(item, set),
        ...tellOfNames('reply', id, item.text, text ?? item.text),
        ...(taken?.take ?? []),
      ],
      files: [stored],
    };
  }),
);
