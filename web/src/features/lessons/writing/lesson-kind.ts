import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';
import { drafts } from './drafts.ts';
import { HeadFields as Title } from './head-fields.tsx';
import { addAt, editAt } from './lesson-address.ts';
import { fields } from './lesson-fields.ts';
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
  Article: lazyPart(async () => (await loadArticle()).LessonPreview, { isQuiet: true }),
  More: lazyPart(async () => (await loadMaterials()).Materials),
  isForMore: async (file) => (await loadChunk(loadMaterials)).isForMaterials(file),
  fetchParts: () => {
    for (const load of [loadArticle, loadRequests]) load().catch(() => undefined);
  },
  placeOf: ({ id, edits, copyOf = edits, place = '' }) =>
    copyOf === undefined ? addAt(place, id) : editAt(copyOf),
  standsOf: ({ id }) => `lesson/${id}`,
  requests: async () => (await loadChunk(loadRequests)).requests,
};
