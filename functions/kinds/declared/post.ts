import * as z from 'zod/mini';
import { postedIn as names, type PostedIn, postKinds } from '#contract/communities/posts.ts';
import { Mention } from '#contract/fields/mentions.ts';
import { Picture } from '#contract/fields/picture.ts';
import type { FoundById } from '#kinds/record/declaration.ts';
import { ScopedById } from '#kinds/record/scoped-by-id.ts';
import { responses } from '#kinds/replies/responses.ts';
import { ROW_ID_LENGTH } from '#platform/lists/paged-list.ts';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { enterprise } from './enterprise.ts';
import { group } from './group.ts';

/** Kinds of circles that members post in, by the name that `in` has for them. */
export const postedIn: Readonly<Record<PostedIn, FoundById>> = { group, enterprise };

export const PostItem = z.object({
  id: z.string(),
  in: z.enum(names),
  inId: z.string(),
  communityId: z.string(),
  kind: z.enum(postKinds),
  text: z.string(),
  /** Its row in the list of its kind. */
  topicRow: z.string(),
  /** In the content host's folder `img`. */
  pictures: z.optional(z.array(Picture)),
  /** Of a question: the reply that answers it. Marking it makes no version. */
  answer: z.optional(z.string()),
  /** Absent once the member has left: their posts stay. */
  creator: z.optional(z.string()),
  createdAt: z.string(),
  /** As of a reply. */
  mentions: z.optional(z.array(Mention)),
  ...responses,
  ...versioned,
});
export type PostItem = z.infer<typeof PostItem>;

export type Place = Pick<PostItem, 'in' | 'inId'>;

/** What stands in an id between the row's and the circle's. */
const letters: Readonly<Record<PostedIn, string>> = { group: 'G', enterprise: 'E' };

/** Its id is its row's with its circle's behind it, so that the id alone leads to the item. */
class PostKind extends ScopedById<Place, PostItem> {
  override async newRow(place: Place): Promise<string> {
    return (await super.newRow(place)) + letters[place.in] + place.inId;
  }
}

const listOf = ({ in: kind, inId }: Place) => lists.posts(kind, inId);

export const post = new PostKind({
  noun: 'post',
  missing: 'There is no such post. It may have been deleted.',
  item: PostItem,
  list: listOf,
  scopeOf: (id) => ({
    in: id.charAt(ROW_ID_LENGTH) === letters.enterprise ? 'enterprise' : 'group',
    inId: id.slice(ROW_ID_LENGTH + 1).toWellFormed(),
  }),
  text: 'text',
  section: 'kind',
  topic: (item) => lists.ofCategory(listOf(item), item.kind),
  files: ({ pictures = [] }) => pictures.map(({ name }) => `img/${name}` as const),
  unversioned: ({ mentions }) => ({ mentions }),
  hangs: ({ id, mentions = [] }) => [
    { part: 'partition', pk: tallies.useful('post', id).pk },
    { part: 'partition', pk: partitions.watchers('post', id) },
    { part: 'reported', on: 'post', id },
    ...mentions.map((one) => ({ part: 'item' as const, ...keys.named(one.id, 'post', id) })),
  ],
  on: { kinds: postedIn, by: 'in', as: 'inId' },
  beside: (place) =>
    postKinds.map((kind) => ({ part: 'partition', pk: lists.ofCategory(listOf(place), kind).pk })),
});
