import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import {
  isHeadUnsaved,
  isMaterialUnsaved,
  isSkipped,
  isUnsaved,
  ordersOf,
} from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft, Material } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { messages as editor } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { KeptFile, OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { arrivedOf, straightFields } from '#web/parts/sync/queue/transfer.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import type { SavingState } from './use-saving.ts';
import './save-progress.css';

interface SaveProgressProps {
  draft: Draft;
  saving: SavingState;
}

/** What of the piece is saved and what is not, in words. */
export function SaveProgress({ draft, saving }: SaveProgressProps) {
  const { isSavingAll } = saving;
  const kind = usePieceKind();
  const isHalf = draft.isBegun && !isSavingAll;
  return (
    <div className="save-progress stack gap-4">
      {isHalf && (
        <div>
          <h2>{messages.interrupted}</h2>
          <p className="soft">{messages.interruptedText}</p>
        </div>
      )}
      {saving.entry && <UploadProgress entry={saving.entry} onStop={saving.stop} />}
      {(isSavingAll || isHalf) && (
        <ul aria-label={isSavingAll ? editor.progress.running : messages.interrupted}>
          {linesOf(draft, kind.texts.head).map(({ name, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a line holds nothing
            <Line key={`${index} ${name}`} name={name} state={state} isSaving={isSavingAll} />
          ))}
        </ul>
      )}
    </div>
  );
}

type State = 'saved' | 'sent' | 'unsaved' | 'removed';

function Line({ name, state, isSaving }: { name: string; state: State; isSaving: boolean }) {
  const { saved, unknown, running } = editor.progress;
  const looks: Record<State, [icon: ReactNode, word: string]> = {
    saved: [<Check key="" />, saved],
    sent: isSaving ? [<Spinner key="" />, running] : [<TriangleAlert key="" />, unknown],
    unsaved: [<CircleDashed key="" />, messages.unsaved],
    removed: [<CircleDashed key="" />, messages.removed],
  };
  const [icon, word] = looks[state];
  return (
    <li className={state === 'saved' ? 'row gap-3 is-saved' : 'row gap-3'}>
      <span aria-hidden="true">{icon}</span>
      <span>{name}</span> <b className="text-sm strong">{word}</b>
    </li>
  );
}

function linesOf(draft: Draft, headName: string): { name: string; state: State }[] {
  const { kinds, blockName } = editor.editor;
  const orders = ordersOf(draft);
  const isHeadSent = isLocked(draft.head) || isLocked(draft.richtext);
  const blocks = draft.blocks
    .map((block, index) => ({ block, name: blockName(kinds[block.kind], index + 1) }))
    .filter(({ block }) => !isSkipped(block))
    .map(({ block, name }) => ({ name, state: stateOf(block, isUnsaved(block, orders)) }));
  const materials = (draft.materials ?? []).map((material) => ({
    name: material.name.trim() || material.file?.name || '',
    state: stateOf(material, isMaterialUnsaved(material)),
  }));
  const head: State = isHeadSent ? 'sent' : isHeadUnsaved(draft) ? 'unsaved' : 'saved';
  return [{ name: headName, state: head }, ...blocks, ...materials];
}

function stateOf({ isRemoved, step }: Block | Material, isUnsaved: boolean): State {
  if (isRemoved) return 'removed';
  if (isLocked(step)) return 'sent';
  return isUnsaved ? 'unsaved' : 'saved';
}

interface UploadProgressProps {
  entry: OutboxEntry;
  onStop: () => void;
}

/** A file's progress, and a way to stop it. */
function UploadProgress({ entry, onStop }: UploadProgressProps) {
  const progress = useOutbox().progress[entry.id];
  const { sending, percent, stop } = messages;
  const file = entry.state === 'sending' ? uploadOf(entry) : undefined;
  if (!file) return null;
  // It counts all files of the entry, and nothing is known before the first bytes were sent.
  const sent = progress ? progress.sent - arrivedOf(entry.steps, file) : 0;
  const share = Math.min(100, Math.max(0, Math.floor((sent / Math.max(file.size, 1)) * 100)));
  const name = sending(file.filename);
  return (
    <div className="upload">
      <p className="upload-name gap-3">
        <span>{name}</span> <b className="text-sm strong">{percent(share)}</b>
      </p>
      <ProgressBar label={name} value={share} />
      <Button small onClick={onStop}>
        {stop}
      </Button>
    </div>
  );
}

/** The file that is being uploaded, if one is. */
function uploadOf({ steps }: OutboxEntry): KeptFile | undefined {
  const now = steps.find(({ state }) => state !== 'done');
  const [field] = now ? straightFields(now) : [];
  return field && now?.files?.[field];
}
