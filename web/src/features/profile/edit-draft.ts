import {
  dropDeviceDraft,
  isRefused as isDraftRefused,
  keepDeviceDraft,
  readDeviceDraft,
} from '#web/lib/device/device-draft.ts';
import { dropDeviceFile } from '#web/lib/device/device-files.ts';
import { EditFields } from './edit-fields.ts';

const NAME = 'profileDraft';
/** The name of the chosen picture among the device's files. */
export const PICTURE = 'profile/picture';

/** What the member typed into the form and has not saved. */
export const readDraft = (memberId: string) => readDeviceDraft(EditFields, NAME, memberId);

export const keepDraft = (memberId: string, fields: EditFields) => keepDeviceDraft(NAME, memberId, fields);

export const isRefused = (memberId: string) => isDraftRefused(NAME, memberId);

export function dropDraft(memberId: string): void {
  dropDeviceDraft(NAME, memberId);
  void dropDeviceFile(memberId, PICTURE);
}
