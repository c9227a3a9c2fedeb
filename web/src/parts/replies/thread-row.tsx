import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Post } from '#contract/communities/posts.ts';
import type { Reply } from '#contract/replies/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { messages as reporting } from '#web/parts/reports/messages.ts';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import { messages } from '#web/parts/threads/messages.ts';
import { TextForm } from '#web/parts/threads/text-form.tsx';
import { withMentions } from '#web/parts/threads/with-mentions.tsx';
import type { Piece } from './piece.ts';
import { Useful } from './useful.tsx';

interface ThreadRowProps {
  /** What it is a reply to; a post is its own. */
  piece: Piece;
  on: 'post' | 'reply';
  row: Post | Reply;
  /** What was changed and has not arrived. */
  unsentText: string | undefined;
  texts: { readonly changeLabel: string; readonly empty: string };
  /** In characters. */
  longest: number;
  /** Beside the author. */
  said?: ReactNode;
  /** Above the text. */
  badges: ReactNode;
  /** Below the text. */
  pictures: ReactNode;
  /** What else one does with it. */
  acts: ReactNode;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** What a member wrote among others, and what one does with it: its author changes or deletes it. */
export function ThreadRow(props: ThreadRowProps) {
  const { piece, on, row, texts, longest, said, badges, pictures, acts, onChange, onRemove } = props;
  const { id, author, hidden, isUseful, usefulCount = 0 } = row;
  const text = props.unsentText ?? row.text;
  const isOwn = row.isCreator === 'true';
  const [isChanging, setChanging] = useState<boolean>();
  return (
    <>
      <Author of={row}>{said}</Author>
      {hidden && <HiddenWhy on={on} id={id} hidden={hidden} isOwn={isOwn} />}
      {badges}
      {isChanging ? (
        <TextForm
          label={texts.changeLabel}
          longest={longest}
          empty={texts.empty}
          text={text}
          isNaming
          onCancel={() => setChanging(false)}
          onSave={(typed) => {
            setChanging(false);
            onChange(typed);
          }}
        />
      ) : (
        <FoldedText write={withMentions(row.mentions)}>{text}</FoldedText>
      )}
      {pictures}
      {!isChanging && (
        <div className="reply-acts cluster">
          <Useful piece={piece} on={on} id={id} isUseful={isUseful} isOwn={isOwn} count={usefulCount} />
          {acts}
          {isOwn ? (
            <OwnActs isBack={isChanging === false} onChange={() => setChanging(true)} onRemove={onRemove} />
          ) : (
            <ReportButton
              of={{ on, id, title: piece.title, to: piece.to }}
              text={reporting.report}
              label={reporting.reportOf(author)}
            />
          )}
        </div>
      )}
    </>
  );
}

interface OwnActsProps {
  /** Whether it was just being changed: the focus comes back. */
  isBack: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** What its author does with what they wrote. */
const OwnActs = ({ isBack, onChange, onRemove }: OwnActsProps) => (
  <>
    <Button small variant="plain" icon={<Pencil />} autoFocus={isBack} onClick={onChange}>
      {messages.change}
    </Button>
    <Button small variant="plain" icon={<Trash2 />} aria-haspopup="dialog" onClick={onRemove}>
      {messages.remove}
    </Button>
  </>
);

interface Written {
  readonly creator?: string | undefined;
  readonly author: string;
  readonly avatar?: string | undefined;
  readonly createdAt: string;
  readonly editedAt?: string | undefined;
  readonly isCreator: 'true' | 'false';
}

/** Who wrote something, and when; `children` stand before the time. */
const Author = ({ of, children }: { of: Written; children?: ReactNode }) => (
  <Byline id={of.creator ?? ''} name={of.author} file={of.avatar} isLink={of.creator !== undefined}>
    <Meta>
      {of.isCreator === 'true' && <span>{messages.you}</span>}
      {children}
      <time dateTime={of.createdAt}>{formatDate(of.createdAt)}</time>
      {of.editedAt !== undefined && <span>{messages.edited}</span>}
    </Meta>
  </Byline>
);
