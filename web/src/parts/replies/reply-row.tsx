import { CircleCheck, Reply as ReplyIcon } from 'lucide-react';
import { LONGEST_REPLY, type Reply } from '#contract/replies/replies.ts';
import { replyAnchor } from '#contract/replies/reply-anchor.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { SentPicture } from '#web/parts/pictures/sent-picture.tsx';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
import { ThreadRow } from './thread-row.tsx';

interface ReplyRowProps {
  piece: Piece;
  reply: Reply;
  /** What was changed and has not arrived. */
  unsentText: string | undefined;
  /** Whether it is the marked answer. */
  isAnswer: boolean;
  /** Marks it as the answer, or takes that back; absent where that is not the member's. */
  onMark: (() => void) | undefined;
  /** Absent where no replies are taken. */
  onReply: (() => void) | undefined;
  onChange: (text: string) => void;
  onRemove: () => void;
}

export function ReplyRow({ reply, isAnswer, onMark, onReply, ...props }: ReplyRowProps) {
  const { author, img, picture, replyToName } = reply;
  return (
    <li className="reply stack gap-2" id={replyAnchor(reply.id)} tabIndex={-1}>
      <ThreadRow
        {...props}
        on="reply"
        row={reply}
        texts={messages}
        longest={LONGEST_REPLY}
        said={replyToName !== undefined && <span>{messages.answers(replyToName)}</span>}
        badges={isAnswer && <ResultBadge>{messages.answer}</ResultBadge>}
        pictures={
          picture &&
          img && (
            <SentPicture name={img} picture={picture} label={messages.picture} className="reply-picture" />
          )
        }
        acts={
          <>
            {onReply && (
              <Button
                small
                variant="plain"
                icon={<ReplyIcon />}
                aria-label={messages.replyTo(author)}
                onClick={onReply}
              >
                {messages.reply}
              </Button>
            )}
            {onMark && (
              <Button small variant="plain" icon={<CircleCheck />} aria-pressed={isAnswer} onClick={onMark}>
                {isAnswer ? messages.unmark : messages.mark}
              </Button>
            )}
          </>
        }
      />
    </li>
  );
}
