import type { PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { drafts } from './drafts.ts';
import { findNews } from './news-kind.tsx';

export const requests: PieceRequests = {
  coverFolder: 'news',
  folderOf: drafts.folderOf,
  find: findNews,
  headStep({ id, version, parentId: communityId, richtextId, fields: { cover, ...head } }) {
    if (id === undefined) return newStep('news.createNews', { communityId, richtextId, ...head });
    return newStep('news.updateNews', {
      id,
      communityId,
      ...head,
      ...(version !== undefined && { version }),
      ...(cover === '' && { news: cover }),
    });
  },
};
