import { markUseful as row, type UsefulOn } from '#contract/replies/useful.ts';
import { reply } from '#kinds/declared/reply.ts';
import { getReply } from '#kinds/replies/find-reply.ts';
import { readPiece } from '#kinds/replies/piece.ts';
import { countUseful, findsUseful, setUseful } from '#kinds/replies/useful.ts';
import { checkShown } from '#kinds/reports/hidden.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';

export const handler = endpoint(row, ({ on, id, useful }, { member, commit }) =>
  commit(async () => {
    if ((await readCreator(on, id, member)) === member.id) {
      throw new AppError('conflict', 'useful.own', 'This is your own: others say whether it is useful.');
    }
    const [before, count] = await Promise.all([findsUseful(member.id, on, id), countUseful(on, id)]);
    const change = Number(useful) - Number(before);
    return {
      reply: { data: { isUseful: useful ? '1' : '0', usefulCount: count + change } },
      actions: change === 0 ? [] : setUseful(on, id, member.id, useful),
    };
  }),
);

/** Throws where the caller may not read it. */
async function readCreator(on: UsefulOn, id: string, member: Member): Promise<string | undefined> {
  if (on !== 'reply') return (await readPiece(on, id, member)).creator;
  const item = await getReply(id);
  const { piece } = await readPiece(item.on, item.onId, member);
  await checkShown({ ...item, communityId: piece.communityId }, member, () => reply.missing());
  return item.creator;
}
