import { lazyPart } from '#web/components/state/lazy-part.tsx';

const loadCommunity = () => import('./community-dialog.tsx');
const loadDelete = () => import('./delete-dialog.tsx');

export const CommunityDialog = lazyPart(async () => (await loadCommunity()).CommunityDialog);
export const DeleteDialog = lazyPart(async () => (await loadDelete()).DeleteDialog);

/** Fetches the dialogs before they are needed: so they open at once, and without a connection too. */
export function fetchDialogs(): void {
  for (const load of [loadCommunity, loadDelete]) load().catch(() => undefined);
}
