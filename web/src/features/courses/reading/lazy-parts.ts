import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { loadOutbox } from '#web/parts/sync/queue/pending-toggles.ts';

const loadFeedback = () => import('../feedback/feedback-dialog.tsx');
const loadConfirm = () => import('#web/components/overlay/confirm.tsx');
const loadPurchase = () => import('./purchase-dialog.tsx');

export const FeedbackDialog = lazyPart(async () => (await loadFeedback()).FeedbackDialog);
export const LeaveQuestion = lazyPart(async () => (await loadConfirm()).Confirm);
export const PurchaseDialog = lazyPart(async () => (await loadPurchase()).PurchaseDialog);

/** Fetches what a press needs before it: in the field the connection may be gone by then. */
export function fetchDialogs({ isIn, isFree }: { isIn: boolean; isFree: boolean }): void {
  const ofLearners: (() => Promise<unknown>)[] = [loadOutbox, loadFeedback];
  const needed = [
    ...(isIn || isFree ? ofLearners : [loadPurchase]),
    ...(isIn && !isFree ? [loadConfirm] : []),
  ];
  for (const load of needed) load().catch(() => undefined);
}
