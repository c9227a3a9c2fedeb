import * as z from 'zod/mini';
import { postedIn } from '#contract/communities/posts.ts';
import { Flag, Id, idField } from '#contract/fields/field.ts';
import { reportActions, reportReasons } from '#contract/fields/hidden.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { repliedTo } from '#contract/fields/responses.ts';
import { route } from '#contract/route.ts';
import { NewsSince } from '#contract/users/today.ts';

/** What a member is told of replies: to what they made, to a reply of theirs, and to what they replied to, too. */
export const toldOfReplies = ['reply', 'answer', 'thread'] as const;

/** And of what was decided: on something of theirs (`moderated`), and on what they reported. */
export const toldOfDecisions = ['moderated', 'decided'] as const;

/**
 * What a member is told of besides: that a reply or a post names them (`mention`), that a reply of theirs is marked as
 * the answer (`chosen`), that their teacher said something of an attempt (`remark`); `learner` and `attempt` are of a
 * course that they made. An event of their own begins the next day (`tomorrow`).
 */
export const noticeKinds = [
  ...toldOfReplies,
  ...toldOfDecisions,
  ...(['mention', 'chosen', 'remark', 'learner', 'attempt', 'tomorrow'] as const),
] as const;

/** What they are on; a reply that was decided on is named beside what it is to. */
export const noticesOn = [...repliedTo, 'user', 'community', 'group', 'enterprise', 'event'] as const;
export type NoticesOn = (typeof noticesOn)[number];

/** One line of what happened to a piece on a day. Times are ISO 8601 UTC. */
export const Notice = z.object({
  id: Id,
  kind: z.enum(noticeKinds),
  on: z.enum(noticesOn),
  onId: Id,
  /** Of what it is on; of a post, how its text begins. */
  title: z.string(),
  /** Of the community of a news, by which its page is found. */
  communityId: z.optional(Id),
  /** The group or the enterprise of a post. */
  in: z.optional(z.enum(postedIn)),
  inId: z.optional(Id),
  /** The lesson of a test. */
  lessonId: z.optional(Id),
  /** When an event begins: YYYY-MM-DD and HH:MM, which is absent where it lasts all day. */
  date: z.optional(z.string()),
  time: z.optional(z.string()),
  /** At most two, who did it last first. */
  names: z.array(z.string()),
  /** How many did it; `isMore` where there may be more. */
  count: z.int(),
  isMore: z.boolean(),
  at: z.string(),
  isSeen: z.boolean(),
  /** Whether the caller muted what it is on, or what that is in: the group, the enterprise or the community. */
  isMuted: z.optional(z.boolean()),
  isPlaceMuted: z.optional(z.boolean()),
  /** What was decided, and to the author why, with what whoever decided says. */
  action: z.optional(z.enum(reportActions)),
  reasons: z.optional(z.array(z.enum(reportReasons))),
  note: z.optional(z.string()),
  /** The first reply that the member has not seen, or the last of all; the reply that names them, or was decided on. */
  replyId: z.optional(Id),
});
export type Notice = z.infer<typeof Notice>;

/** A count goes up to here, and no further. */
export const MOST_UNSEEN = 20;

export const listNotices = route({
  method: 'GET',
  path: '/api/notices',
  summary: 'What happened to the caller and what they made in the last weeks, the newest first.',
  input: () => z.object(paging),
  output: () =>
    z.extend(Paged, {
      data: z.array(Notice),
      /** The newest that the caller has not seen, also where what it is on is gone and it is not in the list. */
      unseen: z.optional(Id),
      /** With the first page: what is new in the caller's communities, one of them each. */
      news: z.optional(z.array(NewsSince)),
    }),
});

export const countNotices = route({
  method: 'GET',
  path: '/api/notices/count',
  summary: `How many notices the caller has not seen, and in how many conversations there is something new; ${MOST_UNSEEN} stands for more. Without \`news=false\` also how many news each of their communities has that they have not seen.`,
  readsIndex: true,
  input: () => z.object({ news: z._default(Flag, true) }),
  output: () =>
    z.object({
      data: z.object({
        unseen: z.int(),
        /** In how many conversations there is something new, without requests and those that are muted. */
        messages: z.optional(z.int()),
        /** Of the communities that the caller followed last, those with news by others; at most `mostToday` says. */
        news: z.optional(z.array(z.object({ communityId: Id, count: z.int() }))),
      }),
    }),
});

export const seeNotices = route({
  method: 'PUT',
  path: '/api/notices/seen',
  summary: 'The caller has seen a notice (`id`) and all that are older; an earlier one changes nothing.',
  input: () => z.object({ id: idField('Please say which notice you have seen.') }),
  output: () => z.object({ data: z.object({ id: Id }) }),
});

/** What one may hear nothing of. */
export const mutedOn = [...repliedTo, 'community', 'group', 'enterprise'] as const;
export type MutedOn = (typeof mutedOn)[number];

/** How many of them. */
export const MOST_MUTED = 100;

export const MutedOn = z.enum(mutedOn, 'This cannot be muted.');

export const muteNotices = route({
  method: 'PUT',
  path: '/api/notices/muted',
  summary:
    'Tells the caller no more of what happens to a piece, or in a group, an enterprise or a community, but of decisions by moderators; or tells them again.',
  input: () => z.object({ on: MutedOn, id: idField('Please say what you mute.'), muted: Flag }),
  output: () => z.object({ data: z.object({ on: MutedOn, id: Id, muted: z.boolean() }) }),
});

export const notices = {
  listNotices,
  countNotices,
  seeNotices,
  muteNotices,
};
