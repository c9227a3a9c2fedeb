import type { SaidFeedback } from '#contract/feedback.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Stars } from '#web/components/content/stars.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';

interface SaidRowProps {
  said: SaidFeedback;
  isOwn: boolean;
  /** Absent for who may not say anything any more. */
  onChange: (() => void) | undefined;
  onTakeBack: () => void;
}

/** What one learner said; one's own can be changed and taken back. */
export function SaidRow({ said, isOwn, onChange, onTakeBack }: SaidRowProps) {
  const { creator, author, authorAttachments, stars, text, createdAt } = said;
  return (
    <li className="said">
      <Byline id={creator} name={author} file={authorAttachments}>
        <Meta>
          {isOwn && <span>{messages.own}</span>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Meta>
      </Byline>
      <Stars value={stars} />
      {text && <FoldedText>{text}</FoldedText>}
      {isOwn && (
        <div className="said-acts">
          {onChange && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onChange}>
              {messages.change}
            </Button>
          )}
          <Button variant="quiet" aria-haspopup="dialog" onClick={onTakeBack}>
            {messages.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}

/** In the sizes of so many. */
export const SaidSkeleton = ({ count }: { count: number }) => (
  <div className="said-list">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={place} className="said">
        <div className="byline-who">
          <Skeleton shape="picture" className="avatar" />
          <Skeleton shape="line" width={30} />
        </div>
        <Skeleton shape="line" width={30} />
        <Skeleton shape="line" width={90} />
      </div>
    ))}
  </div>
);
