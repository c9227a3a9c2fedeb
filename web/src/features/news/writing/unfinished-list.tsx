import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import { draftAt } from './draft-at.ts';

interface UnfinishedListProps {
  drafts: readonly Draft[];
  onDrop: (draft: Draft) => void;
}

/** What a member began in several windows: each is gone on with, or dropped. */
export function UnfinishedList({ drafts, onDrop }: UnfinishedListProps) {
  const { drop, resume, of } = messages.unfinished;
  return (
    <ul className="unfinished-list">
      {drafts.map((draft) => (
        <li key={draft.id} className="unfinished">
          <CategoryLabel name={draft.category} />
          <p className="unfinished-title">{draft.title}</p>
          <p className="clamp">{beginningOf(draft)}</p>
          <div className="unfinished-acts">
            <Button small aria-label={of(drop, draft.title)} onClick={() => onDrop(draft)}>
              {drop}
            </Button>
            <LinkButton small variant="primary" to={draftAt(draft)} aria-label={of(resume, draft.title)}>
              {resume}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Two of one title are told apart by it. */
function beginningOf({ blocks }: Draft): string {
  const texts = blocks.map((block) => (block.kind === 'text' ? block.description || block.heading : ''));
  return (texts.find((text) => text.trim()) ?? '').slice(0, 200);
}
