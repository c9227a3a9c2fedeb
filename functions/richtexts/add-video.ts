import { addVideo as row } from '#contract/news/richtexts.ts';
import { authorize } from '#kinds/authorize.ts';
import { getRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkRoom, newBlockId, weigh } from './block.ts';
import { insertBlock } from './richtext-repository.ts';
import { checkSource, takeFiles } from './video.ts';

export const handler = endpoint(row, (form, { member, commit }) => {
  const { videoCover, videoResource, videoLink, ...draft } = form;
  checkSource(videoLink, videoResource !== undefined);
  return commit(async () => {
    const richtext = await getRichtext(draft.richtextId);
    await authorize(member, 'change', richtext);
    const weight = weigh(draft.videoTitle, draft.videoDescription);
    checkRoom(richtext, weight);
    const taken = await takeFiles({ videoCover, videoResource }, member.id);
    const { set, take, files } = taken.named();
    const id = newBlockId(richtext.id);
    const video = { ...draft, videoLink: videoLink || undefined, ...set, id, version: 0 };
    const actions = [...insertBlock(richtext, { ...video, kind: 'video' }, weight), ...take];
    return { reply: { data: video }, actions, files };
  });
});
