import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { dropDeviceFile, keepDeviceFile } from '#web/lib/device/device-files.ts';
import { sessionNumber } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import { ownedDrafts, type Typed } from './owned-draft.ts';
import type { Owned } from './owned-kind.ts';
import type { OwnedFormOptions } from './use-owned-form.ts';

interface TypedSince {
  readonly typed: Typed;
  /** Whether what is typed differs from what was made. */
  readonly isOther: boolean;
  /** What was chosen since, or null where it was taken back, in up to ten seconds; undefined without either. */
  readonly fileOnceReady: () => Promise<File | null | undefined>;
}

/**
 * Begins a change of what a form has made, out of what the member typed since: at once, so that the form can close and
 * nothing is made a second time. A file joins it once that is ready, while the same session lasts.
 */
export async function beginChange<Item extends Owned>(
  { kind, memberId, of }: OwnedFormOptions<Item>,
  made: Item,
  { typed, isOther, fileOnceReady }: TypedSince,
): Promise<void> {
  const { readDraft, keepDraft, dropTyped, dropDraft, fileOf } = ownedDrafts(kind);
  const era = sessionNumber();
  const name = kind.nameOf(made);
  const keep = (change: Typed) => keepDraft(memberId, made, change);
  if (isOther) {
    keep(typed);
    toast(messages.typedSince(name));
  }
  dropTyped(memberId, of);
  const file = await fileOnceReady();
  // A choice that became ready just now has kept it once more.
  dropTyped(memberId, of);
  if (file !== undefined && era === sessionNumber()) {
    const isKept = file === null || (await keepDeviceFile(memberId, fileOf(made), file));
    if (era !== sessionNumber()) await dropDeviceFile(memberId, fileOf(made));
    else if (isKept) {
      const withoutPicture = file === null ? kind.fileIn?.(made) : undefined;
      keep({ ...(readDraft(memberId, made) ?? typed), withoutPicture });
      if (!isOther) toast(messages.typedSince(name));
    } else toastFailure(messages.fileNotKept(name));
  }
  dropDraft(memberId, of);
}
