import { lazyPart } from '#web/components/state/lazy-part.tsx';

const loadNew = () => import('../writing/new-news-dialog.tsx');
const loadDelete = () => import('../delete-news.tsx');

export const NewNewsDialog = lazyPart(async () => (await loadNew()).NewNewsDialog);
export const DeleteNews = lazyPart(async () => (await loadDelete()).DeleteNews);

/** Fetches the list's dialogs before they are needed: out in the field the connection may be gone by then. */
export function fetchListDialogs(): void {
  for (const load of [loadNew, loadDelete]) load().catch(() => undefined);
}
