import { lazyPart } from '#web/components/state/lazy-part.tsx';

const loadConfirm = () => import('#web/components/overlay/confirm.tsx');
const loadTitle = () => import('./title-dialog.tsx');
const loadNew = () => import('./new-news-dialog.tsx');
const loadSaving = () => import('./save-news.ts');
const loadDownscale = () => import('#web/lib/media/downscale-image.ts');
const loadProgress = () => import('./upload-progress.tsx');
const loadLook = () => import('./look-elsewhere.ts');
const loadElsewhere = () => import('./elsewhere-screen.tsx');
const loadAside = () => import('./set-aside-list.tsx');
const loadDelete = () => import('./delete-news.tsx');

export const Confirm = lazyPart(async () => (await loadConfirm()).Confirm);
export const TitleDialog = lazyPart(async () => (await loadTitle()).TitleDialog);
export const NewNewsDialog = lazyPart(async () => (await loadNew()).NewNewsDialog);
export const DeleteNews = lazyPart(async () => (await loadDelete()).DeleteNews);

export const UploadProgress = lazyPart(async () => (await loadProgress()).UploadProgress, { isQuiet: true });
export const ElsewhereScreen = lazyPart(async () => (await loadElsewhere()).ElsewhereScreen);
export const SetAsideList = lazyPart(async () => (await loadAside()).SetAsideList);

const fetchAll = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => undefined);
};

/** Fetches the editor's dialogs, and what saves, before they are needed: out in the field the connection may be gone by then. */
export const fetchDialogs = () =>
  fetchAll(
    loadSaving,
    loadProgress,
    loadDownscale,
    loadConfirm,
    loadTitle,
    loadLook,
    loadElsewhere,
    loadAside,
  );

/** The same of those of the list. */
export const fetchListDialogs = () => fetchAll(loadNew, loadDelete);
