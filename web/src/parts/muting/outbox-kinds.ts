import { BellOff } from 'lucide-react';
import { noticeSettings } from '#contract/notices/notice-settings.ts';
import { notices } from '#contract/notices/notices.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';

/** The hooks of what is muted, and of what one is told: the settings and the lines say so. */
export const muteKind: KindHooks = {
  noun: messages.noun,
  Icon: BellOff,
  onStep: () => Promise.all([refresh(noticeSettings.getNoticeSettings), refresh(notices.listNotices)]),
  readAt: () => '/myProfile',
};
