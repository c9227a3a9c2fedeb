import { deletePost as row } from '#contract/communities/posts.ts';
import { post } from '#kinds/declared/post.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, call) => deleteRecord(post, { ...post.scopeOf(id), id }, call));
