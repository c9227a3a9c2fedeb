import type { ProfileDraft, User } from '#contract/users.ts';
import { fileOf } from '#web/parts/outbox/kept-files.ts';
import { type NewThing, newStep, type Step, type Thing } from '#web/parts/outbox/thing.ts';
import { PICTURE } from './edit-draft.ts';
import { messages } from './messages.ts';

/** The change of the own profile in the outbox: there is one at a time. */
export const PROFILE = 'profile';

export interface ProfileChange {
  readonly fields: ProfileDraft;
  /** The profile that it changes, as the form began with it. */
  readonly before: User;
  /** Another picture, or null for none; undefined where it stays. */
  readonly picture: File | null | undefined;
  /** The version that is to be changed. */
  readonly version: number | undefined;
  /** A change that may have arrived: it goes again before this one, which then begins from what it left. */
  readonly earlier: Step | undefined;
}

/** What the outbox sends of it. */
export function profileThing({ fields, before, picture, version, earlier }: ProfileChange): NewThing {
  const { birthday, ...others } = fields;
  const input = {
    ...others,
    // A birthday travels only if it is set, or to be removed.
    ...((birthday || before.dateOfBirth) && { birthday: birthday ?? '' }),
    ...(picture === null && { attachments: null }),
    version: earlier ? { from: earlier.key, path: 'data.version' } : version,
  };
  const step = newStep(
    'users.updateProfile',
    input,
    picture ? { files: { attachments: fileOf(PICTURE, picture) } } : {},
  );
  return {
    ...{ id: PROFILE, kind: PROFILE, stands: PROFILE, place: '/edit-information' },
    title: titleOf(fields, before, picture),
    steps: earlier ? [earlier, step] : [step],
  };
}

/** The profile that it left. */
export const savedIn = ({ steps }: Thing): User | undefined =>
  (steps.at(-1)?.reply as { data: User } | undefined)?.data;

/** Names what is changed where it is one thing. */
function titleOf(fields: ProfileDraft, before: User, picture: ProfileChange['picture']): string {
  const { title } = messages.unsent;
  const changed = [
    picture !== undefined && title.picture,
    (fields.phone ?? '') !== (before.phone ?? '') && title.phone,
    fields.email !== before.email && title.email,
    fields.firstName !== before.firstName && title.other,
    fields.lastName !== before.lastName && title.other,
    (fields.birthday ?? '') !== (before.dateOfBirth ?? '') && title.other,
  ].filter((text) => text !== false);
  return changed.length === 1 ? (changed[0] ?? title.other) : title.other;
}
