import { richtexts } from '#contract/richtexts.ts';
import { authorize } from '#platform/authorize.ts';
import { endpoint } from '#platform/endpoint.ts';
import { storePicture } from '#platform/files.ts';
import { checkPicture } from '#platform/picture.ts';
import { getRichtext } from '#platform/richtext.ts';
import { checkRoom, newBlockId, weigh } from './block.ts';
import { insertBlock } from './richtext-repository.ts';

export const handler = endpoint(richtexts.addPhoto, async ({ img, ...draft }, { member, commit }) => {
  const picture = checkPicture(img, 'img');
  const richtext = await getRichtext(draft.richtextId);
  await authorize(member, richtext);
  const weight = weigh(draft.photoDescription);
  checkRoom(richtext, weight);
  const { name, discard } = await storePicture('img', picture);
  const { width, height } = picture;
  const photo = { isImgDesc: false, ...draft, img: name, width, height, id: newBlockId(richtext.id) };
  return commit({ data: photo }, insertBlock(richtext, { ...photo, kind: 'photo' }, weight), discard);
});
