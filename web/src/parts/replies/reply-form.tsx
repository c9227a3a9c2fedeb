import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { LONGEST_REPLY } from '#contract/replies/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ThreadForm } from '#web/parts/threads/thread-form.tsx';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
import { newReplyEntry, type ReplyDraft } from './reply-entry.ts';

interface ReplyFormProps {
  piece: Piece;
  draft: ReplyDraft;
  /** Whether it lives only as long as the page. */
  isNotKept: boolean;
  onChange: (draft: ReplyDraft) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

export function ReplyForm({ piece, ...props }: ReplyFormProps) {
  const { draft, onChange, field } = props;
  const { text, replyTo } = draft;
  return (
    <ThreadForm
      {...props}
      nothing={{ text: '' }}
      make={([picture], memberId) => newReplyEntry(piece, draft, picture, memberId)}
      texts={messages}
      longest={LONGEST_REPLY}
      mostPictures={1}
      before={
        replyTo && (
          <p className="cluster gap-2">
            <span className="strong">{messages.to(replyTo.name)}</span>
            <Button
              small
              variant="plain"
              icon={<X />}
              aria-label={messages.notTo(replyTo.name)}
              onClick={() => {
                onChange({ text });
                field.current?.focus();
              }}
            />
          </p>
        )
      }
    />
  );
}
