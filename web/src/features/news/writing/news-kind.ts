import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';
import { messages } from '../messages.ts';
import { draftAt } from './draft-at.ts';
import { drafts } from './drafts.ts';
import { messages as texts } from './editor-messages.ts';
import { EditorTitle as Title } from './editor-title.tsx';

const loadArticle = () => import('./news-preview.tsx');
const loadTitle = () => import('./title-dialog.tsx');
// The list says of what was saved without a connection where it is.
const loadMarks = () =>
  Promise.all([import('#web/parts/sync/status/thing-badge.tsx'), import('../list/hear-unsent.ts')]);
const loadRequests = () => import('./news-requests.ts');

/** News, as the editor writes them. */
export const newsKind: PieceKind = {
  name: 'news',
  texts,
  drafts,
  coverFolder: 'news',
  home: () => ({ to: '/news', name: messages.title }),
  Title,
  Article: lazyPart(async () => (await loadArticle()).NewsPreview, { isQuiet: true }),
  TitleDialog: lazyPart(async () => (await loadTitle()).TitleDialog),
  fetchParts: () => {
    for (const load of [loadTitle, loadArticle, loadRequests, loadMarks]) load().catch(() => undefined);
  },
  placeOf: ({ id, edits, copyOf = edits }) => draftAt({ id, copyOf }),
  standsOf: ({ id }) => `news/${id}`,
  requests: async () => (await loadChunk(loadRequests)).requests,
};
