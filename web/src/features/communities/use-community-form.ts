import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Community, communities } from '#contract/communities.ts';
import { useNewPicture } from '#web/components/form/use-new-picture.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { isUncertain } from './api.ts';
import {
  type Base,
  baseOf,
  CommunityFields,
  dropDraft,
  keepDraft,
  pictureOf,
  readDraft,
  typedOf,
} from './community-draft.ts';
import { messages } from './messages.ts';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const LONGEST_EDGE = 1200;

/** The form of a community, an existing one or one to be made: what was typed is kept on the device until it is saved. */
export function useCommunityForm(memberId: string, community: Community | undefined) {
  const [draft] = useState(() => readDraft(memberId, community));
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [base, setBase] = useState(draft?.base ?? baseOf(community));
  /** The community as another device left it while this one changed it. */
  const [changed, setChanged] = useState<Community>();
  /** How often the form began anew. */
  const [restarts, setRestarts] = useState(0);
  const picture = useNewPicture({ memberId, name: pictureOf(community), longestEdge: LONGEST_EDGE });
  const form = useForm({
    resolver: zodResolver(CommunityFields),
    defaultValues: draft ? typedIn(draft) : typedOf(community),
  });
  const { watch, reset, getValues, setError } = form;

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') keepDraft(memberId, community, { ...fieldsOf(getValues()), base });
    });
    return unsubscribe;
  }, [watch, getValues, memberId, community, base]);

  const attachment = community?.attachment;
  const goWithout = (name: string | undefined) => {
    form.setValue('withoutPicture', name);
    keepDraft(memberId, community, { ...fieldsOf(getValues()), base });
  };

  /** Gives up what was typed: the form begins anew with what is stored, as far as that is known. */
  const showStored = () => {
    const stored = changed ?? community;
    dropDraft(memberId, community);
    picture.forget();
    reset({ ...typedOf(stored), withoutPicture: undefined });
    setBase(baseOf(stored));
    setChanged(undefined);
    setRestored(false);
    setRestarts(restarts + 1);
  };

  return {
    form,
    isRestored,
    restarts,
    picture: {
      ...picture,
      isGoing: attachment !== undefined && form.watch('withoutPicture') === attachment,
      remove(): void {
        if (picture.file) picture.takeBack();
        else goWithout(attachment);
      },
      putBack: () => goWithout(undefined),
      async choose(file: File): Promise<boolean> {
        const isTaken = await picture.choose(file);
        if (isTaken) keepDraft(memberId, community, { ...fieldsOf(getValues()), base });
        return isTaken;
      },
    },

    /** What another device saved meanwhile, and both ways on. */
    conflict: changed && {
      ...{ version: changed.version, changedAt: changed.changedAt },
      differences: differencesOf(fieldsOf(getValues()), changed),
      /** What was typed is for the community as it is now: the next save is. */
      keep(): void {
        setBase((known) => known && { ...known, version: changed.version });
        setChanged(undefined);
      },
      take: showStored,
    },

    /** @returns the community as it is stored, or nothing when it failed: then the form says why. */
    async save(fields: CommunityFields, version = base?.version): Promise<Community | undefined> {
      const key = readDraft(memberId, community)?.key ?? newKey();
      keepDraft(memberId, community, { ...fieldsOf(fields), base, key });
      try {
        const { withoutPicture, ...typed } = fields;
        // After a lost answer it may be gone already: the same is sent again.
        const isGoing = withoutPicture !== undefined && [undefined, withoutPicture].includes(attachment);
        const image = picture.file ?? (isGoing ? null : undefined);
        const saved = await send(
          { ...typed, community: image },
          community && { id: community.id, base, version },
          key,
        );
        dropDraft(memberId, community);
        return saved;
      } catch (error) {
        if (!(error instanceof ApiError) || !isUncertain(error))
          keepDraft(memberId, community, { ...fieldsOf(fields), base });
        if (community && error instanceof ApiError && error.code === 'community.changed') {
          const now = await call(communities.getCommunity, { id: community.id }).catch(() => undefined);
          if (now) {
            setChanged(now);
            return undefined;
          }
        }
        setError('root', { message: (error as Error).message });
        for (const [name, message] of Object.entries((error instanceof ApiError && error.fields) || {})) {
          if (name in CommunityFields.shape) setError(name as keyof CommunityFields, { message });
        }
        return undefined;
      }
    },

    discard: showStored,
  };
}

const fieldsOf = ({ category = '', ...fields }: CommunityFields) => ({ ...fields, category });

const typedIn = ({ key: _, base: __, ...fields }: NonNullable<ReturnType<typeof readDraft>>) => fields;

/** What is saved otherwise than it stands in the form. */
function differencesOf(typed: CommunityFields, changed: Community) {
  const now = typedOf(changed);
  return (['name', 'description', 'category', 'auto_follow'] as const)
    .filter((name) => now[name] !== typed[name])
    .map((name) => ({
      label: labels[name],
      text: typeof now[name] === 'boolean' ? yesNo(now[name]) : now[name],
    }));
}

const { name, description, category, autoFollow, yes, no } = messages.form;
const labels = { name, description, category, auto_follow: autoFollow };
const yesNo = (value: boolean) => (value ? yes : no);

/** What the member changed and nothing else. */
const changedIn = <Form extends object>(form: Form, base: Base | undefined): Partial<Form> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== base?.[name as keyof Base]),
  ) as Partial<Form>;

async function send(
  form: Omit<CommunityFields, 'withoutPicture'> & { community: File | null | undefined },
  existing: { id: string; base: Base | undefined; version: number | undefined } | undefined,
  key: string,
): Promise<Community> {
  if (existing) {
    const { id, base, version } = existing;
    return call(communities.updateCommunity, { id, version, ...changedIn(form, base) }, { key });
  }
  return (await call(communities.createCommunity, form, { key })).data;
}

export type CommunityPictureChoice = ReturnType<typeof useCommunityForm>['picture'];
