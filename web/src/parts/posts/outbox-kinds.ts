import { CircleCheck, NotebookPen } from 'lucide-react';
import { type Post, posts } from '#contract/communities/posts.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { replies } from '#contract/replies/replies.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { forgetRow, withChangedRow, withNewRow } from '#web/parts/threads/with-row.ts';
import { messages } from './messages.ts';

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
    show((reply as { data: Post }).data, route === 'posts.addPost');
  },
  readAt: ({ queueKey }) => queueKey,
};

/** Sets it in the lists where it stands; a new one before all others. */
function show(said: Post, isNew: boolean): void {
  changeReplies(posts.getPost, (post) => (post.id === said.id ? said : post));
  changeReplies(posts.listPosts, (page, input) => {
    const { in: place, id, kind, pageNumber } = input as Asked;
    const isThere = place === said.in && id === said.inId && (kind ?? said.kind) === said.kind;
    if (!isThere) return page;
    return isNew ? withNewRow(page, said, pageNumber) : withChangedRow(page, said);
  });
  changeReplies(posts.searchPosts, (page) => withChangedRow(page, said));
}

function forget(id: string): void {
  changeReplies(posts.getPost, (post) => (post.id === id ? undefined : post), { reloads: true });
  forgetRow(posts.listPosts, id);
  forgetRow(posts.searchPosts, id);
}

/** The hooks of an answer that is marked, or no longer. */
export const answerKind: KindHooks = {
  noun: messages.noun,
  Icon: CircleCheck,
  onStep(_, { reply }) {
    const { data } = reply as { data: Post };
    show(data, false);
    changeReplies(replies.listReplies, (page, input) => {
      const { on, id } = input as Asked;
      if (on !== 'post' || id !== data.id) return page;
      const shown = page.data.filter(isShown);
      const answer = [...shown, ...(page.answer ? [page.answer] : [])].find((one) => one.id === data.answer);
      return { ...page, answer };
    });
  },
  readAt: ({ queueKey }) => queueKey,
};
