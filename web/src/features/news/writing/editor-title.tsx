import { Pencil } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { TitleProps } from '#web/parts/editor/piece-kind.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';

/** Title and category, with the way to change both. */
export function EditorTitle({ draft, isSaving, onAsk }: TitleProps) {
  return (
    <div>
      <CategoryLabel name={draft.category} />
      <PageHeader title={draft.title}>
        {!isLocked(draft.head) && (
          <Button
            small
            icon={<Pencil className="icon" aria-hidden="true" />}
            disabled={isSaving}
            onClick={onAsk}
          >
            {messages.dialog.change}
          </Button>
        )}
      </PageHeader>
    </div>
  );
}
