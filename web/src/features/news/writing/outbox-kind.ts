import { Newspaper } from 'lucide-react';
import { pieceHooks } from '#web/parts/editor/saving/piece-outbox.ts';
import { forgetChanged } from '../api.ts';
import { messages } from '../messages.ts';
import { drafts } from './drafts.ts';

/** The outbox's hooks of a news or a change of one. */
export const newsOutbox = pieceHooks({
  noun: messages.unsent.noun,
  Icon: Newspaper,
  drafts,
  coverFolder: 'news',
  create: 'news.createNews',
  readAt: (id) => `/news/${id}`,
  onSaved: forgetChanged,
  sent: messages.unsent.sent,
});
