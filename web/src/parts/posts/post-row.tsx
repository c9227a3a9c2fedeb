import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { LONGEST_POST, type Post } from '#contract/communities/posts.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Badge, ResultBadge } from '#web/components/content/badge.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { Replies } from '#web/parts/replies/replies.tsx';
import { useRepliesCount } from '#web/parts/replies/use-replies.ts';
import { Useful } from '#web/parts/replies/useful.tsx';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { messages as reporting } from '#web/parts/reports/messages.ts';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { Author } from '#web/parts/threads/author.tsx';
import { ChangeForm } from '#web/parts/threads/change-form.tsx';
import { OwnActs } from '#web/parts/threads/own-acts.tsx';
import { withMentions } from '#web/parts/threads/with-mentions.tsx';
import { messages } from './messages.ts';
import { type Place, pieceOf } from './place.ts';
import { PostPictures } from './post-pictures.tsx';
import { useOpened } from './use-opened.ts';

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

export function PostRow({ place, post, unsentText, ledBy, onChange, onRemove }: PostRowProps) {
  const { id, author, text, isUseful, usefulCount = 0 } = post;
  const isOwn = post.isCreator === 'true';
  const [isChanging, setChanging] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useOpened(ledBy, row);
  const piece = pieceOf(place, post);
  const count = useRepliesCount(piece, post.repliesCount);
  const { marked, mark } = useAnswer(place, post);
  return (
    <li className="post stack gap-3" id={`post-${id}`} ref={row} tabIndex={-1}>
      <Author of={post} />
      {post.hidden && <HiddenWhy on="post" id={id} hidden={post.hidden} isOwn={isOwn} />}
      {post.kind === 'question' && (
        <p className="cluster gap-2">
          <Badge tone="accent">{messages.question}</Badge>
          {marked && <ResultBadge>{messages.answered}</ResultBadge>}
        </p>
      )}
      {isChanging ? (
        <ChangeForm
          label={messages.changeLabel}
          longest={LONGEST_POST}
          empty={messages.empty}
          text={unsentText ?? text}
          onCancel={() => setChanging(false)}
          onSave={(typed) => {
            setChanging(false);
            onChange(typed);
          }}
        />
      ) : (
        <FoldedText write={withMentions(post.mentions)}>{unsentText ?? text}</FoldedText>
      )}
      <PostPictures post={post} />
      {!isChanging && (
        <div className="reply-acts cluster">
          <Useful piece={piece} on="post" id={id} isUseful={isUseful} count={usefulCount} isOwn={isOwn} />
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
          {!isOwn && (
            <ReportButton
              of={{ on: 'post', id, title: piece.title, to: piece.to }}
              text={reporting.report}
              label={reporting.reportOf(author)}
            />
          )}
          {isOwn && <OwnActs onChange={() => setChanging(true)} onRemove={onRemove} />}
        </div>
      )}
      {isOpen && (
        <Replies piece={piece} answering={post.kind === 'question' ? { marked, mark } : undefined} />
      )}
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
      ...{ kind: ANSWER, subject, desired: replyId ?? '', queueKey: place.to },
      title: messages.answerOf(text.slice(0, 60)),
      steps: [{ route: 'posts.markAnswer', input: { id, replyId: replyId ?? null } }],
      onFailed: (why) => toastFailure(messages.notMarked(why)),
    });
  return { marked, mark: isCreator === 'true' || place.isOwn ? mark : undefined };
}
