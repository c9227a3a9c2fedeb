import { useEffect, useRef, useState } from 'react';
import { type ProfileDraft, type User, users } from '#contract/users/users.ts';
import { takePicture } from '#web/components/form/take-picture.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { differencesOf } from '#web/parts/forms/differences.ts';
import { useKeptForm } from '#web/parts/forms/use-kept-form.ts';
import type { PasswordCheck } from '#web/parts/password/checked-password.tsx';
import { useEntry } from '#web/parts/sync/queue/use-outbox.ts';
import { useOutcomes, useSave } from '#web/parts/sync/save/use-save.ts';
import {
  type Address,
  checkFields,
  dropDraft,
  type EditFields,
  editDrafts,
  fieldsOf,
  isSameAddress,
  PICTURE,
} from './edit-fields.ts';
import { messages } from './messages.ts';
import { PROFILE, profileEntry, savedIn } from './profile-entry.ts';

/** Longest edge in pixels: it is shown in a circle of 112, and screens have up to four pixels for each. */
const take = takePicture(512);

/**
 * The form of a profile: what was typed is kept on the device until it is saved or discarded. `onSaved` is called when
 * a save has arrived, with the profile before and after.
 */
export function useEditForm(user: User, onSaved: (before: User, after: User) => void) {
  /** The profile that the form began with. */
  const [before, setBefore] = useState(user);
  /** The profile that is to be replaced: with another address than its own the form asks for the password. */
  const [last, setLast] = useState(user);
  const [password] = useState(latePart<PasswordCheck>);
  // Without a connection, what was taken back could not be handed over again: that asks for the password.
  const saving = useSave<User>(PROFILE, true);
  const isAnew = useRef(false);
  const entry = useEntry(PROFILE);
  const waiting =
    entry?.state === 'waiting' || entry?.state === 'sending' ? entry.steps.at(-1)?.input : undefined;
  /** For the address that waits the password was checked before. */
  const isUnchecked = (address: Address) =>
    ![last, waiting].some((known) => known && isSameAddress(address, known));
  const keep = (fields: EditFields, version: number | undefined, isHandedOver?: boolean) =>
    editDrafts.keep(user.id, '', { ...fields, version, isHandedOver });
  const form = useKeptForm<EditFields, ProfileDraft, User, { version: number }>({
    saving,
    stored: user,
    typedOf: fieldsOf,
    baseOf: (stored) => stored && { version: stored.version },
    draft: {
      read() {
        const kept = editDrafts.read(user.id, '');
        return kept && { fields: kept, base: baseIn(kept) };
      },
      keep: (fields, base) => keep(fields, base?.version),
      isRefused: () => editDrafts.isRefused(user.id, ''),
      drop: () => dropDraft(user.id),
    },
    resolver: checkFields,
    file: { memberId: user.id, field: 'attachments', stored: user.attachments, name: PICTURE, take },
    differencesOf: (typed, now) => differencesFrom({ ...typed, phone: before.phone ?? '' }, now),
  });
  const { base, file: picture, isTyped, conflict } = form;

  const finish = (after: User, isOwn: boolean): void => {
    if (isOwn || !isTyped) onSaved(before, after);
    else {
      form.stay(after);
      setLast(after);
    }
  };
  useOutcomes(saving, {
    savedIn,
    onSaved: finish,
    onWaiting: form.wait,
    async onRefused(error, sent, isOwn) {
      if (isOwn && isTyped) keep(form.form.getValues(), base?.version);
      if (error.code === 'user.changed') {
        const now = await call(users.getOwnProfile, {}).catch(() => undefined);
        // An earlier save without an answer, and not another device.
        if (now && picture.sent === undefined && saysSame(sent as ProfileDraft, now)) {
          await saving.giveUp();
          if (isOwn) dropDraft(user.id);
          void keepReply(users.getOwnProfile, {}, now);
          return finish(now, isOwn);
        }
        form.showConflict(now);
        if (now) return setLast(now);
      }
      form.fail(error);
    },
  });

  // The profile that an earlier screen left is shown at once; a newer one takes its place unless something was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another profile, and no other way
  useEffect(() => {
    if (isTyped || user === before) return;
    setBefore(user);
    setLast(user);
    form.begin(user);
  }, [user, before, isTyped]);

  return {
    ...form,
    isChanged: isTyped || picture.file !== undefined,
    picture,
    isUnchecked,
    password: password.ref,

    /** Sends it; the form says when it has to wait or is refused. */
    async save(fields: ProfileDraft, version = base?.version): Promise<void> {
      await form.send(async (isAsPressed) => {
        if (isUnchecked(fields) && !(await (await password.here).check())) return undefined;
        const settled = await picture.settled();
        if (!settled) return undefined;
        const change = { fields, before, picture: settled.sent, version };
        if (isTyped) keep(form.form.getValues(), version, isAsPressed());
        return (earlier) => {
          isAnew.current ||= earlier.length > 0;
          return profileEntry({ ...change, earlier, isAnew: isAnew.current });
        };
      });
    },

    /** Gives up what was typed. */
    discard(): void {
      form.discard();
      setBefore(conflict?.now ?? user);
      if (conflict) void keepReply(users.getOwnProfile, {}, conflict.now);
    },
  };
}

export type EditFormState = ReturnType<typeof useEditForm>;

/** A part that may be shown later than it is needed. */
function latePart<Part>() {
  let ref!: (part: Part | null) => void;
  const here = new Promise<Part>((resolve) => {
    ref = (part) => part && resolve(part);
  });
  return { ref, here };
}

const baseIn = ({ version }: EditFields) => (version === undefined ? undefined : { version });

const { firstName, lastName, email, phone, birthday, place, grows, showsEmail, showsVisits } = messages.form;
const labels = { firstName, lastName, email, phone, birthday, place, grows, showsEmail, showsVisits };

const differencesFrom = (typed: Readonly<Record<string, unknown>>, stored: User) =>
  differencesOf(typed, fieldsOf(stored), labels);

/** Whether the profile has what was sent; what was not sent, it may have as it likes. */
const saysSame = (sent: ProfileDraft, stored: User) => {
  const { phone = '', birthday = '', hidesVisits, ...fields } = sent;
  const visits = hidesVisits !== undefined && { showsVisits: !hidesVisits };
  const typed = { ...fieldsOf(stored), ...fields, phone, birthday, ...visits };
  return differencesFrom(typed, stored).length === 0;
};
