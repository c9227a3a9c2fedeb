import { Video } from '#contract/blocks.ts';
import { richtexts } from '#contract/richtexts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { filesGone } from '#platform/table/jobs.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { carried, checkRoom, weigh } from './block.ts';
import { ownBlock } from './own-block.ts';
import { changeBlock } from './richtext-repository.ts';
import { checkSource, takeFiles } from './video.ts';

const withoutCover = { videoCover: undefined, width: undefined, height: undefined };

export const handler = endpoint(richtexts.updateVideo, async (input, { member, commit }) => {
  const { id, version, ...form } = input;

  const { videoCover, videoResource, videoLink, ...given } = form;
  if (videoLink) checkSource(videoLink, videoResource !== undefined);

  return commit(async () => {
    const { block, richtext } = await ownBlock(member, id, 'video');
    const shown = Video.parse({ ...block, ...carried(given) });
    // What is given takes the place of the other.
    const keepsFile = !videoLink && videoResource === undefined;
    const link = videoLink ?? (keepsFile ? shown.videoLink : '');
    checkSource(link, videoResource !== undefined || (keepsFile && shown.videoResource !== undefined));
    const weight = weigh(shown.videoTitle, shown.videoDescription);
    checkRoom(richtext, weight, block);

    const taken = await takeFiles({ videoCover: videoCover ?? undefined, videoResource }, member.id);
    checkVersion('block', version, block);
    const { set: named, take, files } = taken.named();
    const set = edited(block, {
      ...carried(given),
      videoLink: link || undefined,
      ...(!keepsFile && { videoResource: undefined }),
      ...named,
      ...(videoCover === null && shown.videoCover && withoutCover),
    });
    const actions = [
      ...changeBlock(richtext, block, set, weight),
      ...take,
      ...filesGone(
        'videoCover' in set && shown.videoCover !== undefined && `videoCover/${shown.videoCover}`,
        !keepsFile && shown.videoResource !== undefined && `videoResource/${shown.videoResource}`,
      ),
    ];
    return { reply: { ...shown, ...set }, actions, files };
  });
});
