import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { ProfileDraft, type User } from '#contract/users/users.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { dropDeviceFile } from '#web/lib/device/device-files.ts';

/** The form as it is typed; kept on the device until it is saved. */
export const EditFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Two letters; empty until the phone field has loaded: then `phone` is in E.164. */
  country: z.string(),
  phone: z.string(),
  birthday: z.string(),
  // Drafts of earlier versions of the form have none of these.
  place: z._default(z.string(), ''),
  grows: z._default(z.string(), ''),
  showsEmail: z._default(z.boolean(), false),
  showsVisits: z._default(z.boolean(), true),
  /** Name of the picture that the next save removes. */
  withoutPicture: z.optional(z.string()),
  /** Version of the profile that it began with. */
  version: z.optional(z.int()),
  /** Whether the outbox has just this: it goes when that has arrived. */
  isHandedOver: z.optional(z.boolean()),
});
export type EditFields = z.infer<typeof EditFields>;

export const fieldsOf = (user: Partial<User> = {}): EditFields => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email ?? '',
  country: '',
  phone: user.phone ?? '',
  birthday: user.dateOfBirth ?? '',
  place: user.place ?? '',
  grows: user.grows ?? '',
  showsEmail: user.showsEmail ?? false,
  showsVisits: !user.hidesVisits,
});

/** Turns what was typed into the contract's input, and returns its texts. */
export const checkFields: Resolver<EditFields, unknown, ProfileDraft> = async (fields) => {
  const { toE164 } = await import('./phone-number.ts');
  const checked = ProfileDraft.safeParse({
    firstName: fields.firstName,
    lastName: fields.lastName,
    email: fields.email.trim(),
    // Without a number the contract asks for one.
    phone: toE164(fields.phone, fields.country) ?? null,
    birthday: asDay(fields.birthday),
    place: fields.place.trim(),
    grows: fields.grows.trim(),
    showsEmail: fields.showsEmail,
    hidesVisits: !fields.showsVisits,
  });
  if (checked.success) return { values: checked.data, errors: {} };

  const errors: FieldErrors<EditFields> = {};
  for (const { path, code, message } of checked.error.issues) {
    errors[path[0] as keyof EditFields] ??= { type: code, message };
  }
  return { values: {}, errors };
};

/** What the account can be recovered by. */
export interface Address {
  readonly email?: string | undefined;
  readonly phone?: string | null | undefined;
}

export const isSameAddress = (one: Address, other: Address) =>
  (one.email ?? '') === (other.email ?? '') && (one.phone ?? '') === (other.phone ?? '');

/** A phone's number pad has no hyphen: '19850514', '1985/05/14' and '1985 05 14' are dates too. */
const asDay = (text: string) => text.trim().replace(/^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/, '$1-$2-$3');

/** The name of the chosen picture among the device's files. */
export const PICTURE = 'profile/picture';

/** The unsaved form; everybody has one profile. */
export const editDrafts = deviceDrafts(EditFields, () => 'profileDraft');

/** Drops what has arrived; what was typed since stays. */
export const dropSent = (memberId: string): void => {
  if (editDrafts.read(memberId, '')?.isHandedOver) dropDraft(memberId);
};

export function dropDraft(memberId: string): void {
  editDrafts.drop(memberId, '');
  void dropDeviceFile(memberId, PICTURE);
}
