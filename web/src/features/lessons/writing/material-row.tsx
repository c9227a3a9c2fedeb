import { Trash2, Undo2, Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError, TextField } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { fileType } from '#web/lib/format/file-type.ts';
import { formatMegabytes, formatSize } from '#web/lib/format/format-size.ts';
import type { Material } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { messages as editor } from '#web/parts/editor/messages.ts';
import type { KeptFile } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './material-messages.ts';
import { MATERIAL_TYPES, type useMaterials } from './use-materials.ts';
import '#web/parts/files/file-card.css';

interface MaterialRowProps {
  material: Material;
  /** The file's transfer, while it is sent. */
  sending: KeptFile | undefined;
  nameError: string | undefined;
  /** Why it cannot be sent, and whether its file is missing. */
  error: string | undefined;
  isMissing: boolean;
  acts: ReturnType<typeof useMaterials>;
  onRemove: () => void;
}

/** A file of the lesson: its type, its name, and its progress. */
export function MaterialRow(props: MaterialRowProps) {
  const { material, sending, nameError, error, isMissing, acts, onRemove } = props;
  const { id, name, stored, file, isRemoved, step } = material;
  const errorId = useId();
  const filename = stored?.filename ?? file?.name ?? '';
  const title = name.trim() || filename;
  const isFixed = isLocked(step);
  return (
    <li id={id} className={`material stack gap-3${isRemoved ? ' is-removed' : ''}`}>
      <div className="material-row cluster gap-2-4">
        <span className="file-card-type is-material text-xs" aria-hidden="true">
          {fileType(filename)}
        </span>
        <div className="material-words">
          <b>{stored ? title : filename}</b>
          <span className="soft num">{stateOf(material, sending)}</span>
        </div>
        {isRemoved ? (
          <Button
            small
            variant="plain"
            icon={<Undo2 />}
            aria-label={messages.putBackOf(title)}
            onClick={() => acts.putBack(id)}
          >
            {messages.putBack}
          </Button>
        ) : (
          !isFixed && <IconButton label={messages.remove(title)} icon={<Trash2 />} onClick={onRemove} />
        )}
      </div>
      {!stored && (
        <TextField
          label={messages.name}
          aria-label={messages.nameOf(filename)}
          value={name}
          error={nameError}
          readOnly={isFixed}
          autoComplete="off"
          onChange={({ target }) => acts.rename(id, target.value)}
        />
      )}
      {error && <FieldError id={errorId} text={error} />}
      {isMissing && (
        <FileButton
          small
          icon={<Upload />}
          aria-label={messages.chooseAgainOf(filename)}
          aria-invalid
          aria-describedby={errorId}
          accept={MATERIAL_TYPES}
          onFiles={([first]) => first && void acts.replace(id, first)}
        >
          {messages.chooseAgain}
        </FileButton>
      )}
    </li>
  );
}

/** How large it is, and where it is. */
function stateOf({ stored, file, isRemoved, step }: Material, sending: KeptFile | undefined): string {
  const bytes = stored?.bytes ?? file?.bytes ?? 0;
  const { arrived, upload } = { ...file, ...sending };
  const words = isRemoved
    ? messages.going
    : stored
      ? editor.progress.saved
      : upload
        ? editor.files.uploaded
        : arrived
          ? messages.arrived(formatMegabytes(arrived.bytes), formatMegabytes(bytes))
          : isLocked(step) && editor.progress.unknown;
  return [formatSize(bytes), words].filter(Boolean).join(' · ');
}
