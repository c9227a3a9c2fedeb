import { CircleCheck, NotebookPen } from 'lucide-react';
import type * as z from 'zod/mini';
import { isShown } from '#contract/fields/hidden.ts';
import { type Post, posts } from '#contract/posts.ts';
import { replies } from '#contract/replies.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { withoutRow, withRow } from '#web/parts/threads/with-row.ts';
import { messages } from './messages.ts';

type Found = z.infer<typeof posts.searchPosts.output>;

interface Asked {
  readonly in?: string;
  readonly on?: string;
  readonly id?: string;
  readonly kind?: string;
  readonly pageNumber?: number;
}

/** The hooks of a post that is sent, changed or deleted. */
export const postKind: KindHooks = {
  noun: messages.noun,
  Icon: NotebookPen,
  onStep(_, { route, reply }) {
    if (route === 'posts.deletePost') return forget((reply as { id: string }).id);
    show((reply as { data: Post }).data);
  },
  readAt: ({ queueKey }) => queueKey,
};

/** Sets it in the lists where it stands, or before all others. */
function show(said: Post): void {
  changeReplies(posts.getPost, (post) => (post.id === said.id ? said : post), { whole: true });
  changeReplies(
    posts.listPosts,
    (page, input) => {
      const { in: place, id, kind, pageNumber } = input as Asked;
      const isThere = place === said.in && id === said.inId && (kind ?? said.kind) === said.kind;
      return isThere ? withRow(page, said, pageNumber) : page;
    },
    { whole: true },
  );
  changeFound(said.id, (page) => ({
    ...page,
    data: page.data.map((one) => (one.id === said.id ? said : one)),
  }));
}

/** Changes the results of searches that hold a post. */
const changeFound = (id: string, change: (page: Found) => Found): void =>
  changeReplies(posts.searchPosts, (page) => (page.data.some((one) => one.id === id) ? change(page) : page), {
    whole: true,
  });

function forget(id: string): void {
  changeReplies(posts.getPost, (post) => (post.id === id ? undefined : post));
  changeReplies(posts.listPosts, (page) => withoutRow(page, id), { whole: true });
  changeFound(id, (page) => withoutRow(page, id));
}

/** The hooks of an answer that is marked, or no longer. */
export const answerKind: KindHooks = {
  noun: messages.noun,
  Icon: CircleCheck,
  onStep(_, { reply }) {
    const { data } = reply as { data: Post };
    show(data);
    changeReplies(
      replies.listReplies,
      (page, input) => {
        const { on, id } = input as Asked;
        if (on !== 'post' || id !== data.id) return page;
        const shown = page.data.filter(isShown);
        const answer = [...shown, ...(page.answer ? [page.answer] : [])].find(
          (one) => one.id === data.answer,
        );
        return { ...page, answer };
      },
      { whole: true },
    );
  },
  readAt: ({ queueKey }) => queueKey,
};
