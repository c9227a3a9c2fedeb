import { addPhoto as row } from '#contract/news/richtexts.ts';
import { authorize } from '#kinds/authorize.ts';
import { getRichtext } from '#kinds/richtext.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkRoom, newBlockId, weigh } from './block.ts';
import { firstPhoto } from './first-photo.ts';
import { insertBlock } from './richtext-repository.ts';

export const handler = endpoint(row, ({ img, ...draft }, { member, commit }) =>
  commit(async () => {
    const richtext = await getRichtext(draft.richtextId);
    await authorize(member, 'change', richtext);
    const weight = weigh(draft.photoDescription);
    checkRoom(richtext, weight);
    const taken = await takePicture(img, 'img', member.id);
    const file = taken.file();
    const { width, height } = taken;
    const id = newBlockId(richtext.id);
    const photo = { isImgDesc: false, ...draft, img: file.name, width, height, id, version: 0 };
    const first = await firstPhoto(richtext, id, photo);
    const actions = [...insertBlock(richtext, { ...photo, kind: 'photo' }, weight, first), ...taken.take];
    return { reply: { data: photo }, actions, files: [file] };
  }),
);
