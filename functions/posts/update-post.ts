import { updatePost as row } from '#contract/communities/posts.ts';
import { type PostItem, post } from '#kinds/declared/post.ts';
import { tellOfNames } from '#kinds/mentions.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showPost } from './post.ts';
import { takePictures } from './post-pictures.ts';

export const handler = endpoint(row, async ({ id, version, text, ...form }, call) => {
  const say = async (item: PostItem) => {
    // Whoever may not change it has no upload used up: that is asked before.
    const { set, files, take } = (await takePictures(form, call.member.id))(item);
    const named = tellOfNames('post', id, item.text, text ?? item.text);
    return { set: { ...given({ text }), ...set }, extraActions: () => [...take, ...named], files };
  };
  const ref = { ...post.scopeOf(id), id, version };
  return changeRecord(post, ref, call, say, async (item) => ({ data: await showPost(item, call.member) }));
});
