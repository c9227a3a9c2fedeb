import { Video } from '#contract/news/blocks.ts';
import { updateVideo as row } from '#contract/news/richtexts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { carried, checkRoom, weigh } from './block.ts';
import { ownBlock } from './own-block.ts';
import { changeBlock } from './richtext-repository.ts';
import { changeSource, checkSource, takeFiles } from './video.ts';

const withoutCover = { videoCover: undefined, width: undefined, height: undefined };

export const handler = endpoint(row, async ({ id, version, ...form }, { member, commit }) => {
  const { videoCover, videoResource, videoLink, ...given } = form;
  if (videoLink) checkSource(videoLink, videoResource !== undefined);

  return commit(async () => {
    const { block, richtext } = await ownBlock(member, id, 'video');
    const shown = Video.parse({ ...block, ...carried(given) });
    const source = changeSource(shown, form);
    const weight = weigh(shown.videoTitle, shown.videoDescription);
    checkRoom(richtext, weight, block);
    const taken = await takeFiles({ videoCover, videoResource }, member.id);
    checkVersion('block', version, block);
    const { set: named, take, files } = taken.named();
    const cover = videoCover === null ? withoutCover : {};
    const set = edited(block, { ...carried(given), ...source, ...cover, ...named });
    const actions = [...changeBlock(richtext, block, set, weight), ...take];
    return { reply: { ...shown, ...set }, actions, files };
  });
});
