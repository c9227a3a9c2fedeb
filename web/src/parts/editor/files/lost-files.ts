import { LARGEST_KEPT_FILE } from '#web/lib/device/device-files.ts';
import type { Files } from '#web/parts/editor/draft/draft.ts';
import type { Part } from '#web/parts/editor/draft/draft-files.ts';
import { messages } from '#web/parts/editor/messages.ts';

/** Whether a chosen file can still be sent. */
export const isThere = ({ name, chosen }: Part, files: Files) =>
  chosen.upload !== undefined || files[name] !== undefined;

/** Why a chosen file is asked for again. */
export const lostText = ({ chosen: { name, bytes } }: Part) =>
  bytes > LARGEST_KEPT_FILE ? messages.files.tooLarge(name) : messages.files.lost(name);
