import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MOST_MATERIALS } from '#contract/fields/limits.ts';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { isVideo } from '#web/lib/media/video-types.ts';
import type { Material } from '#web/parts/editor/draft/draft.ts';
import { lostIn } from '#web/parts/editor/draft/problems.ts';
import type { MoreProps } from '#web/parts/editor/piece-kind.ts';
import type { Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './material-messages.ts';
import { MaterialRow } from './material-row.tsx';
import { isFull, MATERIAL_TYPES, useMaterials } from './use-materials.ts';
import './materials.css';

/** The files of a lesson: added, named and removed; the next save sends them. */
export function Materials({ editing, saving, problems, given, onTaken }: MoreProps) {
  const { draft, files, isReady } = editing;
  const { materials = [] } = draft;
  const acts = useMaterials(editing);
  const [removing, setRemoving] = useState<Material>();
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    acts.add([...given]);
    // They may be dropped far above.
    input.current?.scrollIntoView({ block: 'nearest' });
    onTaken();
  });
  useEffect(() => {
    if (given.length > 0) take();
  }, [given]);
  const lost = isReady ? lostIn(draft, files) : {};
  const steps = saving.entry?.steps ?? [];
  const refused = saving.entry?.state === 'refused' && steps.find(({ state }) => state !== 'done');
  const sendingOf = ({ id }: Material) => steps.find(({ part }) => part === id)?.files?.material;

  const remove = (material: Material) => {
    setRemoving(undefined);
    acts.remove(material.id, material.stored !== undefined);
    // The button that was pressed disappears with it.
    input.current?.focus();
  };
  return (
    <section className="lesson-materials stack gap-4" aria-labelledby="materials">
      <h2 id="materials" className="text-xl">
        {messages.title}
      </h2>
      <p className="soft">{messages.hint}</p>
      <p className="vh" role="status">
        {acts.said}
      </p>
      <ul className="stack">
        {materials.map((material) => (
          <MaterialRow
            key={material.id}
            material={material}
            sending={sendingOf(material)}
            nameError={problems[material.id]?.['name']}
            error={lost[material.id] ?? whyRefused(refused, material, saving.entry?.problem?.message)}
            isMissing={lost[material.id] !== undefined}
            acts={acts}
            onRemove={() => (material.stored ? setRemoving(material) : remove(material))}
          />
        ))}
      </ul>
      {acts.refused.length > 0 && !saving.entry && (
        <FormError>
          {acts.refused.map((text) => (
            <span key={text} className="material-refusal">
              {text}
            </span>
          ))}
        </FormError>
      )}
      <FileButton
        ref={input}
        multiple
        icon={<Upload />}
        accept={MATERIAL_TYPES}
        disabled={isFull(draft)}
        onFiles={acts.add}
      >
        {messages.add}
      </FileButton>
      {isFull(draft) && <p className="soft">{messages.full(MOST_MATERIALS)}</p>}
      {removing && (
        <Confirm
          title={messages.deletion.title}
          text={messages.deletion.text(removing.name)}
          confirmLabel={messages.deletion.confirm}
          cancelLabel={messages.deletion.cancel}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

/**
 * Of files that are dropped on the page, all but pictures and videos: one that is no material either is refused by its
 * name.
 */
export const isForMaterials = (file: File): boolean =>
  !isPicture(file) && !isVideo(file) && !/^(image|video)\//.test(file.type);

/** Answers, in the server's words, for a file that the server would refuse, and for no other. */
const whyRefused = (refused: Step | undefined | false, { id }: Material, why?: string): string | undefined =>
  refused && refused.part === id ? why : undefined;
