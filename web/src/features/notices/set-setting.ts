import type * as z from 'zod/mini';
import type { setNoticeSettings } from '#contract/notices/notice-settings.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { putToggle } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from './settings-messages.ts';

export const SETTING = 'notices/setting';

/** It shows at once, and goes out when there is a connection; `title` is what waits then. */
export function setSetting(
  subject: string,
  desired: string,
  input: z.input<(typeof setNoticeSettings)['input']>,
  title: string,
): void {
  putToggle({
    kind: SETTING,
    subject,
    desired,
    queueKey: SETTING,
    title,
    steps: [{ route: 'notices.setNoticeSettings', input }],
    onFailed: (why) => toastFailure(messages.notSaved(why)),
  });
}
