import { CircleCheck, Reply as ReplyIcon } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_REPLY, type Reply } from '#contract/replies/replies.ts';
import { replyAnchor } from '#contract/replies/reply-anchor.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { SentPicture } from '#web/parts/pictures/sent-picture.tsx';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { messages as reporting } from '#web/parts/reports/messages.ts';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import { Author } from '#web/parts/threads/author.tsx';
import { ChangeForm } from '#web/parts/threads/change-form.tsx';
import { OwnActs } from '#web/parts/threads/own-acts.tsx';
import { withMentions } from '#web/parts/threads/with-mentions.tsx';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
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
  const { author, text, replyToName, isUseful, usefulCount } = reply;
  const isOwn = reply.isCreator === 'true';
  const [isChanging, setChanging] = useState(false);
  return (
    <li className="reply stack gap-2" id={replyAnchor(reply.id)} tabIndex={-1}>
      <Author of={reply}>{replyToName !== undefined && <span>{messages.answers(replyToName)}</span>}</Author>
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
        <FoldedText write={withMentions(reply.mentions)}>{unsentText ?? text}</FoldedText>
      )}
      {reply.picture && reply.img && (
        <SentPicture
          name={reply.img}
          picture={reply.picture}
          label={messages.picture}
          className="reply-picture"
        />
      )}
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
          {isOwn && <OwnActs onChange={() => setChanging(true)} onRemove={onRemove} />}
        </div>
      )}
    </li>
  );
}
