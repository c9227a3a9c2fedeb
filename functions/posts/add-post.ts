import { addPost as row } from '#contract/communities/posts.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import { post } from '#kinds/declared/post.ts';
import { tellOfNames } from '#kinds/mentions.ts';
import { createRecord } from '#kinds/record/create.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showPost } from './post.ts';
import { takePictures } from './post-pictures.ts';

export const handler = endpoint(row, async ({ in: place, id: inId, kind, text, ...form }, call) => {
  const { communityId } = await (place === 'group' ? group : enterprise).getById(inId);
  await checkNotShutOut(communityId, call.member);
  const pictures = await takePictures(form, call.member.id);
  const say = () => {
    const { set, files, take } = pictures();
    const extraActions = ({ id }: { id: string }) => [...take, ...tellOfNames('post', id, '', text)];
    return { set: { communityId, kind, text, ...set }, extraActions, files };
  };
  return createRecord(post, { in: place, inId }, call, say, (item) => showPost(item, call.member));
});
