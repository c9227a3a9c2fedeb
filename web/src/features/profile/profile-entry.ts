import { CircleUserRound } from 'lucide-react';
import { type ProfileDraft, type User, users } from '#contract/users/users.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { fileOf } from '#web/parts/sync/queue/kept-files.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { withReplies } from '#web/parts/sync/queue/order.ts';
import { newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import type { HandedOver } from '#web/parts/sync/save/save.ts';
import { type Address, dropDraft, dropSent, isSameAddress, PICTURE } from './edit-fields.ts';
import { messages } from './messages.ts';

/** The unsent change of the own profile: there is one at a time. */
export const PROFILE = 'profile';

export interface ProfileChange {
  readonly fields: ProfileDraft;
  /** The profile that the form began with. */
  readonly before: User;
  /** A new picture, or null to remove it; undefined where it stays. */
  readonly picture: File | null | undefined;
  /** The version that is to be changed. */
  readonly version: number | undefined;
  /** Steps that may have arrived: they are sent again before this one, which then begins from their result. */
  readonly earlier: readonly Step[];
  /** Whether a step of this form may have arrived: what it changed may be changed back. */
  readonly isAnew: boolean;
}

/** The outbox entry. */
export function profileEntry({
  fields,
  before,
  picture,
  version,
  earlier,
  isAnew,
}: ProfileChange): HandedOver {
  const { birthday, place, grows, showsEmail, hidesVisits, ...others } = fields;
  // An earlier step's picture may have been replaced, and for a withdrawn address a stranger would get a code. Where
  // such a step has arrived, the version tells.
  const again = earlier
    .filter(({ state, files }) => state === 'sent' && !files)
    .slice(-1)
    .filter(({ input }) => isSameAddress(input as Address, fields))
    .map((step) => withReplies(step, earlier));
  const isOther = <Value>(typed: Value | undefined, stored: Value | undefined) =>
    isAnew || (typed || undefined) !== (stored || undefined);
  const input = {
    ...others,
    // A birthday is sent only if it is set, or to be removed.
    ...((birthday || before.dateOfBirth || isAnew) && { birthday: birthday ?? '' }),
    ...(isOther(place, before.place) && { place: place ?? '' }),
    ...(isOther(grows, before.grows) && { grows: grows ?? '' }),
    ...(isOther(showsEmail, before.showsEmail) && { showsEmail: showsEmail ?? false }),
    ...(isOther(hidesVisits, before.hidesVisits) && { hidesVisits: hidesVisits ?? false }),
    ...(picture === null && { attachments: null }),
    version: again[0] ? { from: again[0].key, path: 'data.version' } : version,
  };
  const step = newStep(
    'users.updateProfile',
    input,
    picture ? { files: { attachments: fileOf(PICTURE, picture) } } : {},
  );
  return {
    entry: {
      id: PROFILE,
      kind: PROFILE,
      subject: PROFILE,
      queueKey: '/edit-information',
      isForm: true,
      title: titleOf(fields, before, picture),
      steps: [...again, step],
    },
    files: picture ? { [PICTURE]: picture } : {},
  };
}

/** The resulting profile. */
export const savedIn = ({ steps }: OutboxEntry): User | undefined =>
  (steps.at(-1)?.reply as { data: User } | undefined)?.data;

/** Names the changed field where it is only one. */
function titleOf(fields: ProfileDraft, before: User, picture: ProfileChange['picture']): string {
  const { title } = messages.unsent;
  const changed = [
    picture !== undefined && title.picture,
    (fields.phone ?? '') !== (before.phone ?? '') && title.phone,
    fields.email !== before.email && title.email,
    fields.firstName !== before.firstName && title.other,
    fields.lastName !== before.lastName && title.other,
    (fields.birthday ?? '') !== (before.dateOfBirth ?? '') && title.other,
    (fields.place ?? '') !== (before.place ?? '') && title.other,
    (fields.grows ?? '') !== (before.grows ?? '') && title.other,
    (fields.showsEmail ?? false) !== (before.showsEmail ?? false) && title.seen,
    (fields.hidesVisits ?? false) !== (before.hidesVisits ?? false) && title.seen,
  ].filter((text) => text !== false);
  return changed.length === 1 ? (changed[0] ?? title.other) : title.other;
}

/** The outbox's hooks of a change of the own profile. */
export const profileKind: KindHooks = {
  noun: messages.unsent.noun,
  Icon: CircleUserRound,
  async onSent(entry) {
    const saved = savedIn(entry);
    if (!saved) return;
    dropSent(saved.id);
    await keepReply(users.getOwnProfile, {}, saved);
  },
  onDrop() {
    const { user } = getSession();
    if (user) dropDraft(user.id);
  },
};
