import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { sparesData } from '#web/lib/saves-data.ts';

export const NewNewsDialog = lazyPart(
  async () => (await import('../writing/new-news-dialog.tsx')).NewNewsDialog,
);
export const DeleteNews = lazyPart(async () => (await import('../delete-news.tsx')).DeleteNews);

/** Fetches the dialog that begins news before it is needed: in the field the connection may be gone by then. */
export async function fetchNewNewsDialog(): Promise<void> {
  if (!sparesData()) await NewNewsDialog.fetch();
}
