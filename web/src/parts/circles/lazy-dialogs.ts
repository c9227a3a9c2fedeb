import type { ReactNode } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import type { CircleFormProps } from './circle-form.tsx';
import type { Circle } from './circle-kind.ts';

const loadForm = () => import('./circle-dialog.tsx');
const loadDelete = () => import('#web/parts/owned/delete-dialog.tsx');

export const CircleDialog = lazyPart(async () => (await loadForm()).CircleDialog) as <Item extends Circle>(
  props: CircleFormProps<Item>,
) => ReactNode;
export const DeleteDialog = lazyPart(async () => (await loadDelete()).DeleteDialog);

/** Fetches the dialogs before they are needed: so they open at once, and without a connection too. */
export function fetchDialogs(): void {
  for (const load of [loadForm, loadDelete]) load().catch(() => undefined);
}
