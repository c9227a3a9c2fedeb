import { Photo } from '#contract/news/blocks.ts';
import { updatePhoto as row } from '#contract/news/richtexts.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { carried, checkRoom, weigh } from './block.ts';
import { firstPhoto } from './first-photo.ts';
import { ownBlock } from './own-block.ts';
import { changeBlock } from './richtext-repository.ts';

export const handler = endpoint(row, async (input, { member, commit }) => {
  const { id, img, version, ...given } = input;
  return commit(async () => {
    const { block, richtext } = await ownBlock(member, id, 'photo');
    const shown = Photo.parse({ ...block, ...carried(given) });
    const weight = weigh(shown.photoDescription);
    checkRoom(richtext, weight, block);
    const taken = img && (await takePicture(img, 'img', member.id));
    checkVersion('block', version, block);
    const picture = taken?.file();
    const set = edited(block, {
      ...carried(given),
      ...(taken && picture && { img: picture.name, width: taken.width, height: taken.height }),
    });
    const after = { ...shown, ...set };
    const isMoved = picture || given.order !== undefined;
    const first = isMoved ? await firstPhoto(richtext, id, after) : undefined;
    const actions = [...changeBlock(richtext, block, set, weight, first), ...(taken?.take ?? [])];
    return { reply: after, actions, files: [picture] };
  });
});
