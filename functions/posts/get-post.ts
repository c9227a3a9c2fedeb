import { getPost as row } from '#contract/communities/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { readById } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showPost } from './post.ts';

export const handler = endpoint(row, async ({ id }, { member }) =>
  showPost(await readById(post, id, member), member),
);
