import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ProfileDraft, type User, users } from '#contract/users.ts';
import { useNewPicture } from '#web/components/form/use-new-picture.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { saveProfile } from './api.ts';
import { dropDraft, keepDraft, PICTURE, readDraft } from './edit-draft.ts';
import { checkFields, EditFields, fieldsOf } from './edit-fields.ts';
import { messages } from './messages.ts';

/** Longest edge in pixels: it is shown in a circle of 112, and screens have up to four pixels for each. */
const LONGEST_EDGE = 512;

/** The form of a profile: what was typed is kept on the device until it is saved or discarded. */
export function useEditForm(user: User) {
  const [draft] = useState(() => readDraft(user.id));
  const [isTyped, setTyped] = useState(draft !== undefined);
  /** The profile that the form began with. */
  const [before, setBefore] = useState(user);
  /** The version that a save is to change. */
  const [version, setVersion] = useState(draft ? draft.version : user.version);
  /** The profile as another device left it while this one changed it. */
  const [changed, setChanged] = useState<User>();
  /** How often the form began anew. */
  const [restarts, setRestarts] = useState(0);
  /** What was sent last, and its key: the same again is the same request, whose answer may have been lost. */
  const last = useRef<{ form: object; key: string }>(undefined);
  const keyOf = (form: object): string => {
    if (!last.current || !isSame(last.current.form, form)) last.current = { form, key: newKey() };
    return last.current.key;
  };
  const picture = useNewPicture({ memberId: user.id, name: PICTURE, longestEdge: LONGEST_EDGE });
  const form = useForm<EditFields, unknown, ProfileDraft>({
    resolver: checkFields,
    defaultValues: draft ?? fieldsOf(user),
  });
  const { watch, reset, getValues, setError } = form;

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type !== 'change') return;
      keepDraft(user.id, { ...getValues(), version });
      setTyped(true);
    });
    return unsubscribe;
  }, [watch, getValues, user.id, version]);

  // The profile that an earlier screen left is shown at once; a newer one takes its place unless something was typed.
  useEffect(() => {
    if (isTyped || user === before) return;
    setBefore(user);
    setVersion(user.version);
    reset({ ...fieldsOf(user), withoutPicture: undefined });
  }, [user, before, isTyped, reset]);

  const isGoing = user.attachments !== undefined && form.watch('withoutPicture') === user.attachments;
  const goWithout = (name: string | undefined) => {
    form.setValue('withoutPicture', name);
    keepDraft(user.id, { ...getValues(), version });
    setTyped(true);
  };

  /** Gives up what was typed: the form begins anew with what is stored, as far as that is known. */
  const showStored = () => {
    const stored = changed ?? user;
    dropDraft(user.id);
    picture.forget();
    reset({ ...fieldsOf(stored), withoutPicture: undefined });
    setBefore(stored);
    setVersion(stored.version);
    setTyped(false);
    setChanged(undefined);
    setRestarts(restarts + 1);
    if (changed) void keepReply(users.getOwnProfile, {}, changed);
  };

  return {
    form,
    picture: {
      ...picture,
      isGoing,
      remove(): void {
        if (picture.file) picture.takeBack();
        else goWithout(user.attachments);
      },
      putBack: () => goWithout(undefined),
    },
    restarts,
    isChanged: isTyped || picture.file !== undefined,

    /** What another device saved meanwhile, and both ways on. */
    conflict: changed && {
      ...{ version: changed.version, changedAt: changed.changedAt },
      differences: differencesOf({ ...getValues(), phone: fieldsOf(before).phone }, changed),
      keep(): void {
        setVersion(changed.version);
        setChanged(undefined);
      },
      take: showStored,
    },

    /** @returns the profile before and after, or nothing when it failed: then the form says why. */
    async save(fields: ProfileDraft, known = version): Promise<{ before: User; after: User } | undefined> {
      try {
        const form = formOf(fields, before, picture.file ?? (isGoing ? null : undefined));
        const after = await saveProfile({ ...form, version: known }, keyOf({ ...form, version: known }));
        dropDraft(user.id);
        return { before, after };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'user.changed') {
          const now = await call(users.getOwnProfile, {}).catch(() => undefined);
          // A save of before, whose answer was lost: it was not another device.
          const isOurs = !picture.file && !isGoing && now && differencesOf(typedAs(fields), now).length === 0;
          if (isOurs) {
            dropDraft(user.id);
            void keepReply(users.getOwnProfile, {}, now);
            return { before, after: now };
          }
          setChanged(now);
          if (now) return undefined;
        }
        setError('root', { message: (error as Error).message });
        for (const [name, message] of Object.entries((error instanceof ApiError && error.fields) || {})) {
          if (name in EditFields.shape) setError(name as keyof EditFields, { message });
        }
        return undefined;
      }
    },

    discard: showStored,
  };
}

/** What is saved otherwise than it stands in the form. */
function differencesOf(typed: Omit<EditFields, 'country'>, changed: User) {
  const now = fieldsOf(changed);
  return (['firstName', 'lastName', 'email', 'phone', 'birthday'] as const)
    .filter((name) => typed[name] !== now[name])
    .map((name) => ({ label: messages.form[name], text: now[name] }));
}

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

export type AvatarChoice = ReturnType<typeof useEditForm>['picture'];
