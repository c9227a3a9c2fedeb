import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { loadVideoTypes } from '#web/parts/editor/files/use-file-choice.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';

const loadConfirm = () => import('#web/components/overlay/confirm.tsx');
const loadDownscale = () => import('#web/lib/media/downscale-image.ts');
const loadProgress = () => import('#web/parts/editor/saving/save-progress.tsx');
const loadDialogs = () => import('./editor-dialogs.tsx');
const loadActs = () => import('./stored-block-acts.tsx');
const loadGone = () => import('#web/parts/editor/elsewhere/gone-elsewhere.tsx');
const loadChanged = () => import('#web/parts/editor/elsewhere/changed-notice.tsx');
const loadPreview = () => import('#web/parts/editor/preview/preview.tsx');

export const Confirm = lazyPart(async () => (await loadConfirm()).Confirm);
export const SaveProgress = lazyPart(async () => (await loadProgress()).SaveProgress, { isQuiet: true });
export const EditorDialogs = lazyPart(async () => (await loadDialogs()).EditorDialogs);
export const StoredBlockActs = lazyPart(async () => (await loadActs()).StoredBlockActs, { isQuiet: true });
export const GoneElsewhere = lazyPart(async () => (await loadGone()).GoneElsewhere);
export const ChangedNotice = lazyPart(async () => (await loadChanged()).ChangedNotice);
export const Preview = lazyPart(async () => (await loadPreview()).Preview);
export const Anywhere = lazyPart(async () => (await import('./anywhere.tsx')).Anywhere, { isQuiet: true });

export const VideoBlockFields = lazyPart(
  async () => (await import('./video-block-fields.tsx')).VideoBlockFields,
  { isQuiet: true },
);
// Beside what is to be edited, not after it: a piece with a video would grow below the eyes.
void VideoBlockFields.fetch();

/** Fetches the editor's dialogs, and what saves, before they are needed: out in the field the connection may be gone by then. */
export function fetchParts(kind: PieceKind): void {
  const loads = [
    ...[loadProgress, loadDownscale, loadConfirm, loadDialogs, loadActs],
    ...[loadGone, loadChanged, loadPreview, loadVideoTypes],
  ];
  for (const load of loads) load().catch(() => undefined);
  kind.fetchParts();
}
