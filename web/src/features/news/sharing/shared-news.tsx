import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { dropShared, readShared, type Shared } from '#web/lib/device/shared.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { newDraft, newText } from '#web/parts/editor/draft/new-draft.ts';
import { giveFiles } from '#web/parts/editor/files/given-files.ts';
import { draftAt } from '../writing/draft-at.ts';
import { keepDraft, readAllUnfinished, readDraft } from '../writing/drafts.ts';
import { type TitleAndCategory, TitleForm } from '../writing/title-form.tsx';
import { messages } from './messages.ts';
import '#web/components/overlay/dialog.css';

interface SharedNewsProps {
  memberId: string;
  onCancel: () => void;
  /** The draft is kept on the device, beside one that was begun before. */
  onWrite: (draft: Draft) => void;
}

/** The way to the editor from another application: what it shared, with a title and a category. */
export function SharedNews({ memberId, onCancel, onWrite }: SharedNewsProps) {
  const problem = useSearchParams()[0].get('problem');
  const [shared, setShared] = useState<Shared | 'none'>();
  const [begun] = useState(() => readAllUnfinished(memberId).find(hasContent));

  useEffect(() => {
    const show = (found?: Shared) => setShared(found ?? 'none');
    readShared().then(show, () => show());
  }, []);

  if (problem === 'large' || problem === 'full') return <NothingShared {...messages[problem]} />;
  if (!shared)
    return (
      <Loading>
        <SkeletonLines of={['title 70', 'line 90', 'line 50']} />
      </Loading>
    );
  if (shared === 'none') return <NothingShared {...messages.none} />;

  const begin = (typed: TitleAndCategory) => {
    const { text, files } = shared;
    const draft = {
      ...newDraft(typed.title, typed.category),
      blocks: text ? [{ ...newText(), description: text }] : [],
      // One that has only a title is not written over, either.
      ...(readDraft(memberId) && { isDetached: true }),
    };
    keepDraft(memberId, draft);
    giveFiles({ id: draft.id, files, onTaken: dropShared });
    dropTyped(memberId);
    onWrite(draft);
  };
  return (
    <div className="page-narrow stack gap-6">
      <PageHeader title={messages.title} />
      {begun && (
        <div className="stack gap-3">
          <p>{messages.begun(begun.title)}</p>
          <LinkButton to={draftAt(begun)}>{messages.resume}</LinkButton>
        </div>
      )}
      <section className="stack gap-2 soft" aria-label={messages.shared}>
        {shared.text && <p className="clamp">{shared.text}</p>}
        {shared.files.length > 0 && <p>{shared.files.map(({ name }) => name).join(', ')}</p>}
        <p>{messages.where}</p>
      </section>
      <TitleForm
        initial={readTyped(memberId, shared.at) ?? { title: shared.title, category: '' }}
        action={messages.begin}
        onType={(typed) => keepTyped(memberId, shared.at, typed)}
        onSubmit={begin}
        onCancel={() => {
          void dropShared();
          dropTyped(memberId);
          onCancel();
        }}
      />
    </div>
  );
}

const NothingShared = (texts: { title: string; text: string }) => (
  <EmptyState drawing="letterbox" isScreen {...texts}>
    <LinkButton variant="primary" to="/news" state={{ adding: true }}>
      {messages.write}
    </LinkButton>
  </EmptyState>
);

/** What is typed over a share before the news begins. It belongs to that share alone. */
const Typed = z.object({ at: z.string(), title: z.string(), category: z.string() });

const KEPT = 'sharedNews';

function readTyped(memberId: string, at: string): TitleAndCategory | undefined {
  const typed = readDeviceDraft(Typed, KEPT, memberId);
  return typed?.at === at ? typed : undefined;
}

const keepTyped = (memberId: string, at: string, { title, category }: TitleAndCategory) =>
  keepDeviceDraft(KEPT, memberId, { at, title, category });

const dropTyped = (memberId: string): void => dropDeviceDraft(KEPT, memberId);
