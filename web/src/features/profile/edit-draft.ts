import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { dropDeviceFile } from '#web/lib/device/device-files.ts';
import { EditFields } from './edit-fields.ts';

/** The name of the chosen picture among the device's files. */
export const PICTURE = 'profile/picture';

/** What a member typed into the form and has not saved; everybody has one profile. */
export const editDrafts = deviceDrafts(EditFields, () => 'profileDraft');

export function dropDraft(memberId: string): void {
  editDrafts.drop(memberId, '');
  void dropDeviceFile(memberId, PICTURE);
}
