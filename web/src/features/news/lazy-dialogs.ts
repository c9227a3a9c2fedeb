import { lazy } from 'react';

const loadConfirm = () => import('#web/components/confirm.tsx');
const loadTitle = () => import('./title-dialog.tsx');
const loadNew = () => import('./new-news-dialog.tsx');
const loadDelete = () => import('./delete-news.tsx');

export const Confirm = lazy(async () => ({ default: (await loadConfirm()).Confirm }));
export const TitleDialog = lazy(async () => ({ default: (await loadTitle()).TitleDialog }));
export const NewNewsDialog = lazy(async () => ({ default: (await loadNew()).NewNewsDialog }));
export const DeleteNews = lazy(async () => ({ default: (await loadDelete()).DeleteNews }));

const fetchAll = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => undefined);
};

/** Fetches the editor's dialogs before they are needed: out in the field the connection may be gone by then. */
export const fetchDialogs = () => fetchAll(loadConfirm, loadTitle);

/** The same of those of the list. */
export const fetchListDialogs = () => fetchAll(loadNew, loadDelete);
