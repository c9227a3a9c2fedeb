import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device-draft.ts';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device-files.ts';
import { EditFields } from './edit-fields.ts';

const NAME = 'profileDraft';
const PICTURE = 'profile/picture';

/** What the member typed into the form and has not saved. */
export const readDraft = (memberId: string) => readDeviceDraft(EditFields, NAME, memberId);

export const keepDraft = (memberId: string, fields: EditFields) => keepDeviceDraft(NAME, memberId, fields);

export const readPicture = (memberId: string) => readDeviceFile(memberId, PICTURE);

export const keepPicture = (memberId: string, file: File) => keepDeviceFile(memberId, PICTURE, file);

export function dropDraft(memberId: string): void {
  dropDeviceDraft(NAME, memberId);
  void dropDeviceFile(memberId, PICTURE);
}
