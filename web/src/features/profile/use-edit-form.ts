import { useEffect, useRef, useState } from 'react';
import { type ProfileDraft, type User, users } from '#contract/users.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { differencesOf, useKeptForm } from '#web/parts/owned/use-kept-form.ts';
import { saveProfile } from './api.ts';
import { dropDraft, keepDraft, PICTURE, readDraft } from './edit-draft.ts';
import { checkFields, type EditFields, fieldsOf } from './edit-fields.ts';
import { messages } from './messages.ts';

/** Longest edge in pixels: it is shown in a circle of 112, and screens have up to four pixels for each. */
const LONGEST_EDGE = 512;

/** The form of a profile: what was typed is kept on the device until it is saved or discarded. */
export function useEditForm(user: User) {
  /** The profile that the form began with. */
  const [before, setBefore] = useState(user);
  /** What was sent last, and its key: the same again is the same request, whose answer may have been lost. */
  const last = useRef<{ form: object; key: string }>(undefined);
  const keyOf = (form: object): string => {
    if (!last.current || !isSame(last.current.form, form)) last.current = { form, key: newKey() };
    return last.current.key;
  };
  const form = useKeptForm<EditFields, ProfileDraft, User, number | undefined>({
    stored: user,
    typedOf: fieldsOf,
    baseOf: (stored) => stored?.version,
    draft: {
      read() {
        const kept = readDraft(user.id);
        return kept && { fields: kept, base: kept.version };
      },
      keep: (fields, version) => keepDraft(user.id, { ...fields, version }),
      drop: () => dropDraft(user.id),
    },
    resolver: checkFields,
    picture: { memberId: user.id, stored: user.attachments, name: PICTURE, longestEdge: LONGEST_EDGE },
  });
  const { base, picture, isTyped, begin, changed } = form;

  // The profile that an earlier screen left is shown at once; a newer one takes its place unless something was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another profile, and no other way
  useEffect(() => {
    if (isTyped || user === before) return;
    setBefore(user);
    begin(user);
  }, [user, before, isTyped]);

  return {
    ...form,
    isChanged: isTyped || picture.file !== undefined,

    /** What another device saved meanwhile, and both ways on. */
    conflict: changed && {
      ...{ version: changed.version, changedAt: changed.changedAt },
      differences: differencesOf(
        { ...form.form.getValues(), phone: fieldsOf(before).phone },
        fieldsOf(changed),
        labels,
      ),
      keep: () => form.keepMine(changed.version),
    },

    /** @returns the profile before and after, or nothing when it failed: then the form says why. */
    async save(fields: ProfileDraft, version = base): Promise<{ before: User; after: User } | undefined> {
      try {
        const sent = { ...formOf(fields, before, picture.sent), version };
        const after = await saveProfile(sent, keyOf(sent));
        dropDraft(user.id);
        return { before, after };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'user.changed') {
          const now = await call(users.getOwnProfile, {}).catch(() => undefined);
          // A save of before, whose answer was lost: it was not another device.
          const isOurs =
            picture.sent === undefined &&
            now &&
            differencesOf(typedAs(fields), fieldsOf(now), labels).length === 0;
          if (isOurs) {
            dropDraft(user.id);
            void keepReply(users.getOwnProfile, {}, now);
            return { before, after: now };
          }
          form.meet(now);
          if (now) return undefined;
        }
        form.fail(error as Error);
        return undefined;
      }
    },

    /** Gives up what was typed. */
    discard(): void {
      form.discard();
      setBefore(changed ?? user);
      if (changed) void keepReply(users.getOwnProfile, {}, changed);
    },
  };
}

const { firstName, lastName, email, phone, birthday } = messages.form;
const labels = { firstName, lastName, email, phone, birthday };

/** The fields as they are sent. */
const typedAs = ({ phone = '', birthday = '', ...fields }: ProfileDraft) => ({ ...fields, phone, birthday });

const isSame = (one: object, other: object) => {
  const [first, second] = [new Map(Object.entries(one)), Object.entries(other)];
  return first.size === second.length && second.every(([name, value]) => first.get(name) === value);
};

/** A birthday travels only if it is set, or to be removed. */
function formOf({ birthday, ...fields }: ProfileDraft, before: User, attachments: File | null | undefined) {
  return {
    ...fields,
    ...((birthday || before.dateOfBirth) && { birthday: birthday ?? '' }),
    ...(attachments !== undefined && { attachments }),
  };
}
