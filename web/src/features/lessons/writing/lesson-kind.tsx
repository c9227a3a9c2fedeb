import { TextArea, TextField } from '#web/components/form/field.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { PieceKind, TitleProps } from '#web/parts/editor/piece-kind.ts';
import { drafts, fields } from './drafts.ts';
import { addAt, editAt } from './lesson-address.ts';
import { messages, editorMessages as texts } from './messages.ts';

const loadArticle = () => import('./lesson-preview.tsx');
const loadMaterials = () => import('./materials.tsx');
const loadRequests = () => import('./lesson-requests.ts');

/** Lessons, as the editor writes them. */
export const lessonKind: PieceKind = {
  ...fields,
  name: 'lesson',
  texts,
  drafts,
  home: (courseId) => ({ to: `/admin/course/${courseId}`, name: messages.course }),
  Title,
  About,
  Article: quietPart(async () => (await loadArticle()).LessonPreview),
  More: lazyPart(async () => (await loadMaterials()).Materials),
  isForMore: async (file) => (await loadChunk(loadMaterials)).isForMaterials(file),
  fetchParts: () => {
    for (const load of [loadArticle, loadRequests]) load().catch(() => undefined);
  },
  queueKeyOf: ({ id, edits, copyOf = edits, parentId = '' }) =>
    copyOf === undefined ? addAt(parentId, id) : editAt(copyOf),
  subjectOf: ({ id }) => `lesson/${id}`,
  requests: async () => (await loadChunk(loadRequests)).requests,
};

/** What may have arrived stays as it was sent; for a stored lesson a repeated change is the same. */
function common(head: TitleProps['draft']['head'], isSaving: boolean) {
  return { readOnly: isLocked(head), disabled: isSaving, autoComplete: 'off' };
}

/** A lesson's title, which its editor asks for first. */
function Title({ draft, isSaving, problems, change }: TitleProps) {
  const { title, head, edits } = draft;
  return (
    <div className="editor-head stack gap-5">
      <PageHeader title={edits ? messages.edit : messages.add} />
      <TextField
        label={messages.title}
        name="title"
        value={title}
        error={problems?.['title']}
        {...common(head, isSaving)}
        onChange={({ target }) => change({ title: target.value })}
      />
    </div>
  );
}

/** Its description: what it is about is known once it is written. */
function About({ draft, isSaving, problems, change }: Omit<TitleProps, 'onAsk'>) {
  return (
    <TextArea
      label={messages.description}
      hint={messages.descriptionHint}
      name="description"
      value={draft.description ?? ''}
      error={problems?.['lessonDesc']}
      {...common(draft.head, isSaving)}
      onChange={({ target }) => change({ description: target.value })}
    />
  );
}
