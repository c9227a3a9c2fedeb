import { Check } from 'lucide-react';
import { Badge } from '#web/components/content/badge.tsx';
import { isChanged } from '#web/parts/editor/draft/block-values.ts';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { messages } from '#web/parts/editor/messages.ts';

/** Whether a block is in the piece, in a word or two; nothing of one that nobody tried to save yet. */
export function BlockState({ block, isSaving }: { block: Block; isSaving: boolean }) {
  const { saved, unknown, running } = messages.progress;
  if (block.isRemoved) return <Badge>{messages.editor.removed}</Badge>;
  if (isLocked(block.step)) return <Badge>{isSaving ? running : unknown}</Badge>;
  if (!block.stored) return null;
  if (isChanged(block)) return <Badge tone="accent">{messages.editor.changed}</Badge>;
  return (
    <Badge tone="success" icon={<Check className="icon" aria-hidden="true" />}>
      {saved}
    </Badge>
  );
}
