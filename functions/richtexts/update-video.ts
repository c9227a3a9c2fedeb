import { richtexts, Video } from '#contract/richtexts.ts';
import { endpoint } from '#platform/endpoint.ts';
import { filesGone } from '#platform/jobs.ts';
import { again } from '#platform/transaction.ts';
import { carried, checkRoom, weigh } from './block.ts';
import { ownBlock } from './own-block.ts';
import { changeBlock } from './richtext-repository.ts';
import { checkSource, storeFiles, takeFiles } from './video.ts';

export const handler = endpoint(richtexts.updateVideo, async ({ id, ...form }, { member, commit }) => {
  const { videoCover, videoResource, videoLink, ...given } = form;
  if (videoLink) checkSource(videoLink, videoResource !== undefined);
  const taken = await takeFiles({ videoCover, videoResource }, member.id);

  return again(async () => {
    const { block, richtext } = await ownBlock(member, id, 'video');
    const shown = Video.parse(block);
    const link = videoLink ?? (videoResource ? '' : shown.videoLink);
    // What is given takes the place of the other.
    const keepsFile = !videoLink && videoResource === undefined;
    checkSource(link, videoResource !== undefined || (keepsFile && shown.videoResource !== undefined));
    const { set: files, take, discard } = await storeFiles(taken);
    const set = {
      ...carried(given),
      videoLink: link || undefined,
      ...(!keepsFile && { videoResource: undefined }),
      ...files,
    };
    const video = Video.parse({ ...shown, ...set });
    const weight = weigh(video.videoTitle, video.videoDescription);
    checkRoom(richtext, weight, block);
    const actions = [
      ...changeBlock(richtext, block, set, weight),
      ...take,
      ...filesGone(
        files.videoCover !== undefined && shown.videoCover !== undefined && `videoCover/${shown.videoCover}`,
        !keepsFile && shown.videoResource !== undefined && `videoResource/${shown.videoResource}`,
      ),
    ];
    return commit(video, actions, discard);
  });
});
