import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { loadVideoTypes } from '#web/parts/editor/files/use-file-choice.ts';
import type { PieceKind } from '#web/parts/editor/piece-kind.ts';

export const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);
export const SaveProgress = quietPart(
  async () => (await import('#web/parts/editor/saving/save-progress.tsx')).SaveProgress,
);
export const UploadProgress = quietPart(
  async () => (await import('#web/parts/editor/saving/upload-progress.tsx')).UploadProgress,
);
export const EditorDialogs = lazyPart(async () => (await import('./editor-dialogs.tsx')).EditorDialogs);
export const StoredBlockActs = quietPart(
  async () => (await import('./stored-block-acts.tsx')).StoredBlockActs,
);
export const GoneElsewhere = lazyPart(
  async () => (await import('#web/parts/editor/elsewhere/gone-elsewhere.tsx')).GoneElsewhere,
);
export const ChangedNotice = lazyPart(
  async () => (await import('#web/parts/editor/elsewhere/changed-notice.tsx')).ChangedNotice,
);
export const Preview = lazyPart(async () => (await import('#web/parts/editor/preview/preview.tsx')).Preview);
export const Anywhere = quietPart(async () => (await import('./anywhere.tsx')).Anywhere);
export const VideoBlockFields = quietPart(
  async () => (await import('./video-block-fields.tsx')).VideoBlockFields,
);

/**
 * Fetches the editor's dialogs, and its saving, before they are needed: in the field the connection may be gone by
 * then.
 */
export function fetchParts(kind: PieceKind): void {
  const parts = [
    SaveProgress,
    UploadProgress,
    Confirm,
    EditorDialogs,
    StoredBlockActs,
    GoneElsewhere,
    ChangedNotice,
    Preview,
  ];
  for (const part of parts) void part.fetch();
  for (const load of [() => import('#web/lib/media/downscale-image.ts'), loadVideoTypes])
    load().catch(() => undefined);
  kind.fetchParts();
}
