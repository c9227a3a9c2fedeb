import { lazyPart } from '#web/components/state/lazy-part.tsx';

export const NewNewsDialog = lazyPart(
  async () => (await import('../writing/new-news-dialog.tsx')).NewNewsDialog,
);
export const DeleteNews = lazyPart(async () => (await import('../delete-news.tsx')).DeleteNews);
