import { MessageCircle, Sprout } from 'lucide-react';
import type * as z from 'zod/mini';
import { type Post, posts } from '#contract/communities/posts.ts';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { type Reply, replies } from '#contract/replies/replies.ts';
import type { useful } from '#contract/replies/useful.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { forgetRow, withChangedRow, withNewRow } from '#web/parts/threads/with-row.ts';
import { messages } from './messages.ts';

interface Asked {
  readonly on?: string;
  readonly id?: string;
  readonly pageNumber?: number;
}

/** The hooks of a reply that is sent, changed or deleted. */
export const replyKind: KindHooks = {
  noun: messages.noun,
  Icon: MessageCircle,
  onStep(_, { route, reply }) {
    if (route === 'replies.deleteReply') return forgetRow(replies.listReplies, (reply as { id: string }).id);
    show((reply as { data: Reply }).data, route === 'replies.addReply');
  },
  readAt: ({ queueKey }) => queueKey,
};

/** Sets it where it stands; a new one behind all others, where those are known. */
function show(said: Reply, isNew: boolean): void {
  changeReplies(replies.listReplies, (page, input) => {
    const { on, id, pageNumber } = input as Asked;
    if (on !== said.on || id !== said.onId) return page;
    return isNew ? withNewRow(page, said, pageNumber) : withChangedRow(page, said);
  });
}

type Marked = z.infer<typeof useful.markUseful.output>['data'];

/** The hooks of what a member finds useful. */
export const usefulKind: KindHooks = {
  noun: messages.usefulNoun,
  Icon: Sprout,
  onStep(_, { input, reply }) {
    const { data } = reply as { data: Marked };
    const { on, id } = input as Required<Asked>;
    const mark = <Thing extends Partial<Marked>>(thing: Thing): Thing => ({
      ...thing,
      ...data,
    });
    changeReplies(replies.listReplies, (page, asked) => {
      if (on === 'reply') {
        if (!page.data.some((one) => one.id === id)) return page;
        return { ...page, data: page.data.map((one) => (one.id === id && isShown(one) ? mark(one) : one)) };
      }
      const to = asked as Asked;
      return to.on === on && to.id === id ? mark(page) : page;
    });
    // A post says it itself, in its list.
    if (on !== 'post') return;
    changeReplies(posts.getPost, (post) => (post.id === id ? mark(post) : post));
    const markIn = <Page extends { data: readonly (Post | HiddenCard)[] }>(page: Page): Page =>
      page.data.some((one) => one.id === id)
        ? { ...page, data: page.data.map((one) => (one.id === id && isShown(one) ? mark(one) : one)) }
        : page;
    changeReplies(posts.listPosts, markIn);
    changeReplies(posts.searchPosts, markIn);
  },
  readAt: ({ queueKey }) => queueKey,
};

/** The hooks of a piece that is closed to replies, or opened again. */
export const closingKind: KindHooks = {
  noun: messages.noun,
  Icon: MessageCircle,
  onStep(_, { reply }) {
    const { on, id, closed } = (reply as z.infer<typeof replies.closeReplies.output>).data;
    changeReplies(replies.listReplies, (page, asked) => {
      const to = asked as Asked;
      return to.on === on && to.id === id ? { ...page, repliesClosed: closed } : page;
    });
  },
  readAt: ({ queueKey }) => queueKey,
};
