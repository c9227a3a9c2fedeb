import { news } from '#contract/news.ts';
import { call } from '#web/lib/api/api.ts';
import type { PieceRequests } from '#web/parts/blocks/piece-kind.ts';
import { forgetChanged } from './api.ts';

export const requests: PieceRequests = {
  find: (place) => call(news.getNews, place),
  changed: forgetChanged,
  async saveHead({ id, version, communityId, richtextId, fields: { cover, ...head }, files }, key) {
    const bare = cover === '' ? { news: '' as const } : {};
    if (id !== undefined)
      return call(news.updateNews, { id, communityId, version, ...head, ...bare, ...files }, { key });
    const { title = '', category = '' } = head;
    return (await call(news.createNews, { communityId, richtextId, title, category, ...files }, { key }))
      .data;
  },
};
