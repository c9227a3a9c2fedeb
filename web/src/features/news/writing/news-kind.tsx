import { Pencil } from 'lucide-react';
import { news } from '#contract/news/news.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { call } from '#web/lib/api/api.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { FindPiece, PieceKind, TitleProps } from '#web/parts/editor/piece-kind.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import { draftAt } from './draft-at.ts';
import { drafts } from './drafts.ts';
import { messages as texts } from './editor-messages.ts';

const Article = quietPart(async () => (await import('./news-preview.tsx')).NewsPreview);
const TitleDialog = lazyPart(async () => (await import('./title-dialog.tsx')).TitleDialog);
// The list says where a news is that was saved without a connection.
const loadMarks = () =>
  Promise.all([import('#web/parts/sync/status/entry-badge.tsx'), import('../list/subscribe-to-unsent.ts')]);
const loadRequests = () => import('./news-requests.ts');

/** Title and category, with the way to change both. */
const EditorTitle = ({ draft, isSaving, onAsk }: TitleProps) => (
  <div>
    <CategoryLabel name={draft.category} />
    <PageHeader title={draft.title}>
      {!isLocked(draft.head) && (
        <Button small icon={<Pencil />} disabled={isSaving} onClick={onAsk}>
          {messages.dialog.change}
        </Button>
      )}
    </PageHeader>
  </div>
);

/** News, as the editor writes them. */
export const newsKind: PieceKind = {
  name: 'news',
  texts,
  drafts,
  coverFolder: 'news',
  home: () => ({ to: '/news', name: messages.title }),
  Title: EditorTitle,
  Article,
  TitleDialog,
  fetchParts: () => {
    for (const part of [TitleDialog, Article]) void part.fetch();
    for (const load of [loadRequests, loadMarks]) load().catch(() => undefined);
  },
  queueKeyOf: ({ id, edits, copyOf = edits }) => draftAt({ id, copyOf }),
  subjectOf: ({ id }) => `news/${id}`,
  requests: async () => (await loadChunk(loadRequests)).requests,
};

/** A news as it is now, in the community it was published in. */
export const findNews: FindPiece = async ({ id, parentId }, signal) => {
  const found = await call(news.getNews, { id, communityId: parentId }, { ...(signal && { signal }) });
  return { ...found, parentId: found.communityId };
};
