import { CircleCheck, Pencil, Reply as ReplyIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_REPLY, type Reply } from '#contract/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { messages as reporting } from '#web/parts/reports/messages.ts';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import { replyAnchor } from './anchor.ts';
import { ChangeForm } from './change-form.tsx';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
import { ReplyPicture } from './reply-picture.tsx';
import { Useful } from './useful.tsx';

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

export function ReplyRow(props: ReplyRowProps) {
  const { piece, reply, unsentText, isAnswer, onMark, onReply, onChange, onRemove } = props;
  const { creator, author, avatar, text, createdAt, editedAt, replyToName, isUseful, usefulCount } = reply;
  const isOwn = reply.isCreator === 'true';
  const [isChanging, setChanging] = useState(false);
  return (
    <li className="reply stack gap-2" id={replyAnchor(reply.id)} tabIndex={-1}>
      <Byline id={creator ?? ''} name={author} file={avatar} isLink={creator !== undefined}>
        <Meta>
          {isOwn && <span>{messages.you}</span>}
          {replyToName !== undefined && <span>{messages.answers(replyToName)}</span>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {editedAt !== undefined && <span>{messages.edited}</span>}
        </Meta>
      </Byline>
      {reply.hidden && <HiddenWhy on="reply" id={reply.id} hidden={reply.hidden} isOwn={isOwn} />}
      {isAnswer && <ResultBadge>{messages.answer}</ResultBadge>}
      {isChanging ? (
        <ChangeForm
          label={messages.changeLabel}
          longest={LONGEST_REPLY}
          empty={messages.empty}
          text={unsentText ?? text}
          onCancel={() => setChanging(false)}
          onSave={(typed) => {
            setChanging(false);
            onChange(typed);
          }}
        />
      ) : (
        <FoldedText>{unsentText ?? text}</FoldedText>
      )}
      {reply.picture && reply.img && <ReplyPicture name={reply.img} picture={reply.picture} />}
      {!isChanging && (
        <div className="reply-acts cluster">
          <Useful
            piece={piece}
            on="reply"
            id={reply.id}
            isUseful={isUseful}
            count={usefulCount}
            isOwn={isOwn}
          />
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
          {!isOwn && (
            <ReportButton
              of={{ on: 'reply', id: reply.id, title: piece.title, to: piece.to }}
              text={reporting.report}
              label={reporting.reportOf(author)}
            />
          )}
          {isOwn && (
            <>
              <Button small variant="plain" icon={<Pencil />} onClick={() => setChanging(true)}>
                {messages.change}
              </Button>
              <Button small variant="plain" icon={<Trash2 />} aria-haspopup="dialog" onClick={onRemove}>
                {messages.remove}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
