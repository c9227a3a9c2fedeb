import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { sparesData } from '#web/lib/saves-data.ts';
import type { DeleteItem } from '#web/parts/forms/delete-item.tsx';
import { loadOutbox } from '#web/parts/sync/queue/pending-toggles.ts';
import type { CircleDialogProps } from './circle-dialog.tsx';
import type { Circle } from './circle-kind.ts';

const loadForm = () => import('./circle-dialog.tsx');
const loadDelete = () => import('#web/parts/forms/delete-item.tsx');

export const CircleDialog = lazyPart(async () => (await loadForm()).CircleDialog) as <Item extends Circle>(
  props: CircleDialogProps<Item>,
) => ReactNode;
export const DeleteCircle = lazyPart(async () => (await loadDelete()).DeleteItem) as <Item extends Circle>(
  props: ComponentProps<typeof DeleteItem<Item>>,
) => ReactNode;

/** Milliseconds until the dialogs are fetched: on a slow phone the cards and their pictures come first. */
const DIALOG_DELAY_MS = 3000;

/** Fetches dialogs before a press, so that they open at once, also without a connection. */
export function useDialogsAhead(): void {
  useEffect(() => {
    if (sparesData()) return;
    const timer = setTimeout(fetchDialogs, DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

function fetchDialogs(): void {
  for (const load of [loadForm, loadDelete, loadOutbox] as (() => Promise<unknown>)[])
    load().catch(() => undefined);
}
