import { lazy } from 'react';

const loadConfirm = () => import('#web/components/confirm.tsx');
const loadTitle = () => import('./title-dialog.tsx');

export const Confirm = lazy(async () => ({ default: (await loadConfirm()).Confirm }));
export const TitleDialog = lazy(async () => ({ default: (await loadTitle()).TitleDialog }));

/** Fetches the editor's dialogs before they are needed: out in the field the connection may be gone by then. */
export function fetchDialogs(): void {
  for (const load of [loadConfirm, loadTitle]) load().catch(() => undefined);
}
