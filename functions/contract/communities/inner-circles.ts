import * as z from 'zod/mini';
import { Id, nameText, Version } from '#contract/fields/field.ts';
import { Found, Paged, paging, searchText } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';
import { circleDraft, circleFields, circlesWanted, Followed } from './circles.ts';

/** What the replies of a circle within a community have. */
export const innerFields = {
  ...circleFields,
  communityId: Id,
  title: z.string(),
  /** Name of the picture in the content host's folder `{group, enterprise}/{communityId}`. */
  filename: z.optional(z.string()),
  createdAt: z.string(),
};

/** What the form of one asks for. */
export const innerDraft = {
  title: nameText('You must enter title', 200),
  ...circleDraft('You must add description'),
};

/** The fields that adding one needs besides its form, and those of a change. */
export const created = { communityId: Id };
export const changed = { id: Id, communityId: Id, version: Version };

interface Inner<One, Create, Change, Follow> {
  readonly noun: 'group' | 'enterprise';
  /** In paths and, with a capital letter, at the beginning of a sentence. */
  readonly nouns: 'groups' | 'enterprises';
  /** With its article. */
  readonly a: string;
  readonly one: One;
  readonly create: Create;
  readonly change: Change;
  /** The input that names the one to follow: `{ groupId }`. */
  readonly follow: Follow;
}

/** The rows of a kind of circle within a community. */
export function innerRows<
  One extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Change extends z.ZodMiniType,
  Follow extends z.ZodMiniType,
>({ noun, nouns, a, one, create, change, follow }: Inner<One, Create, Change, Follow>) {
  const name = nouns.charAt(0).toUpperCase() + nouns.slice(1);
  const all = `/api/${nouns}/community/{communityId}` as const;
  const each = `/api/${nouns}/{id}/community/{communityId}` as const;
  const page = () => z.extend(Paged, { data: z.array(one) });
  const foundPage = () => z.extend(Found, { data: z.array(one) });
  const searched = () => z.object({ communityId: Id, title: searchText, ...paging });
  return {
    list: route({
      method: 'GET',
      path: all,
      summary: `${name} of a community, or those of one category, newest first; with \`sort=popular\` the up to 200 with the most followers, as of at most a minute ago.`,
      input: () => z.object({ communityId: Id, ...circlesWanted(name) }),
      output: page,
    }),
    search: route({
      method: 'GET',
      path: `${all}/search`,
      summary: `${name} of a community whose titles hold words that begin like the given ones, newest first.`,
      input: searched,
      output: foundPage,
    }),
    listOwn: route({
      method: 'GET',
      path: `${all}/user`,
      summary: `${name} of a community that the caller follows, the last followed first.`,
      input: () => z.object({ communityId: Id, ...paging }),
      output: page,
    }),
    searchOwn: route({
      method: 'GET',
      path: `${all}/user/search`,
      summary: `Of the ${nouns} of a community that the caller follows, those with words in their titles that begin like the given ones.`,
      input: searched,
      output: foundPage,
    }),
    get: route({
      method: 'GET',
      path: each,
      summary: `One of the ${nouns} of a community, with all of its description.`,
      input: () => z.object({ id: Id, communityId: Id }),
      output: () => one,
    }),
    find: route({
      method: 'GET',
      path: `/api/${nouns}/{id}` as const,
      summary: `One of the ${nouns} of any community, by its id alone: it says which community it is in.`,
      input: () => z.object({ id: Id }),
      output: () => one,
    }),
    create: route({
      method: 'POST',
      path: `/api/${nouns}/add/community/{communityId}`,
      summary: `Creates ${a} in a community, which its creator follows from then on.`,
      files: [noun],
      body: 'multipart',
      status: 201,
      countsAs: 'circles',
      input: () => create,
      output: () => z.object({ data: one }),
    }),
    update: route({
      method: 'PUT',
      path: each,
      summary: `Changes the given fields of ${a}, and removes its picture where that is sent empty; its creator alone may.`,
      files: [noun],
      body: 'multipart',
      input: () => change,
      output: () => one,
    }),
    remove: route({
      method: 'DELETE',
      path: each,
      summary: `Deletes ${a} with all that hangs on it; its creator alone may.`,
      input: () => z.object({ id: Id, communityId: Id }),
      output: () => z.object({ id: Id }),
    }),
    follow: route({
      method: 'POST',
      path: `/api/${nouns}-users/follow`,
      summary: `Follows ${a}, or stops following it.`,
      input: () => follow,
      output: () => Followed,
    }),
  };
}
