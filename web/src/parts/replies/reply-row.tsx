import { Pencil, Reply as ReplyIcon, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { LONGEST_REPLY, type Reply } from '#contract/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { replyAnchor } from './anchor.ts';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
import { ReplyPicture } from './reply-picture.tsx';
import { Useful } from './useful.tsx';

interface ReplyRowProps {
  piece: Piece;
  reply: Reply;
  /** What was changed and has not arrived. */
  unsentText: string | undefined;
  /** Absent where no replies are taken. */
  onReply: (() => void) | undefined;
  onChange: (text: string) => void;
  onRemove: () => void;
}

export function ReplyRow({ piece, reply, unsentText, onReply, onChange, onRemove }: ReplyRowProps) {
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
      {isChanging ? (
        <ChangeForm
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

interface ChangeFormProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function ChangeForm({ text, onSave, onCancel }: ChangeFormProps) {
  const [typed, setTyped] = useState(text);
  const [isAsked, setAsked] = useState(false);
  const isEmpty = typed.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty) onSave(typed);
  };
  return (
    <form className="form reply-form" noValidate onSubmit={submit}>
      <TextArea
        label={messages.changeLabel}
        rows={3}
        maxLength={LONGEST_REPLY}
        autoFocus
        value={typed}
        error={isAsked && isEmpty ? messages.empty : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="cluster gap-2">
        <Button small type="submit">
          {messages.save}
        </Button>
        <Button small variant="plain" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
