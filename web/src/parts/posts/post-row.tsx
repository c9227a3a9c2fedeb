import { MessageCircle } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LONGEST_POST, type Post } from '#contract/communities/posts.ts';
import { leadsToReply } from '#contract/replies/reply-anchor.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Badge, ResultBadge } from '#web/components/content/badge.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { Replies } from '#web/parts/replies/replies.tsx';
import { ThreadRow } from '#web/parts/replies/thread-row.tsx';
import { useRepliesCount } from '#web/parts/replies/use-replies.ts';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { leadTo } from './lead-to.ts';
import { messages } from './messages.ts';
import { type Place, pieceOf } from './place.ts';
import { PostPictures } from './post-pictures.tsx';

const ANSWER = 'answer';

interface PostRowProps {
  place: Place;
  post: Post;
  /** What was changed and has not arrived. */
  unsentText: string | undefined;
  /** The link that leads to it. */
  ledBy: string | undefined;
  onChange: (text: string) => void;
  onRemove: () => void;
}

export function PostRow({ place, post, ledBy, ...props }: PostRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useOpened(ledBy, row);
  const piece = pieceOf(place, post);
  const count = useRepliesCount(piece, post.repliesCount);
  const { marked, mark } = useAnswer(place, post);
  const isQuestion = post.kind === 'question';
  return (
    <li className="post stack gap-3" id={`post-${post.id}`} ref={row} tabIndex={-1}>
      <ThreadRow
        {...props}
        piece={piece}
        on="post"
        row={post}
        texts={messages}
        longest={LONGEST_POST}
        badges={
          isQuestion && (
            <p className="cluster gap-2">
              <Badge tone="accent">{messages.question}</Badge>
              {marked && <ResultBadge>{messages.answered}</ResultBadge>}
            </p>
          )
        }
        pictures={<PostPictures post={post} />}
        acts={
          <Button
            small
            variant="plain"
            icon={<MessageCircle />}
            aria-expanded={isOpen}
            aria-label={`${messages.replies(count)}. ${messages.repliesTo(piece.title)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.replies(count)}
          </Button>
        }
      />
      {isOpen && <Replies piece={piece} answering={isQuestion ? { marked, mark } : undefined} />}
    </li>
  );
}

/** The reply that is marked as the answer, and how to mark another; undefined where the member may not. */
function useAnswer(place: Place, { id, answer, isCreator, text }: Post) {
  const subject = `${ANSWER}/${id}`;
  const desired = usePendingToggles(ANSWER)(subject);
  const marked = desired === undefined ? answer : desired || undefined;
  const mark = (replyId: string | undefined) =>
    putToggle({
      kind: ANSWER,
      subject,
      desired: replyId ?? '',
      queueKey: place.to,
      title: messages.answerOf(text.slice(0, 60)),
      steps: [{ route: 'posts.markAnswer', input: { id, replyId: replyId ?? null } }],
      onFailed: (why) => toastFailure(messages.notMarked(why)),
    });
  return { marked, mark: isCreator === 'true' || place.isOwn ? mark : undefined };
}

/**
 * Whether the replies to a post are open: a link that leads to it (`ledBy`) opens them, and shows the post unless it
 * names one of them.
 */
function useOpened(ledBy: string | undefined, row: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(ledBy !== undefined);
  useEffect(() => {
    if (ledBy === undefined) return;
    setOpen(true);
    if (leadsToReply(window.location.hash)) return;
    leadTo(row.current);
  }, [ledBy, row]);
  return [isOpen, setOpen] as const;
}
