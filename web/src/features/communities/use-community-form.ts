import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Community, communities } from '#contract/communities.ts';
import { useNewPicture } from '#web/components/use-new-picture.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { newKey } from '#web/lib/request.ts';
import { isUncertain } from './api.ts';
import { CommunityFields, dropDraft, keepDraft, pictureOf, readDraft, typedOf } from './community-draft.ts';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const LONGEST_EDGE = 1200;

/** The form of a community, an existing one or one to be made: what was typed is kept on the device until it is saved. */
export function useCommunityForm(memberId: string, community: Community | undefined) {
  const [draft] = useState(() => readDraft(memberId, community));
  const [isRestored, setRestored] = useState(draft !== undefined);
  const picture = useNewPicture({ memberId, name: pictureOf(community), longestEdge: LONGEST_EDGE });
  const form = useForm({
    resolver: zodResolver(CommunityFields),
    defaultValues: draft ? withoutKey(draft) : typedOf(community),
  });
  const { watch, reset, getValues, setError } = form;

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') keepDraft(memberId, community, fieldsOf(getValues()));
    });
    return unsubscribe;
  }, [watch, getValues, memberId, community]);

  const attachment = community?.attachment;
  const goWithout = (name: string | undefined) => {
    form.setValue('withoutPicture', name);
    keepDraft(memberId, community, fieldsOf(getValues()));
  };

  return {
    form,
    isRestored,
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
        if (isTaken) keepDraft(memberId, community, fieldsOf(getValues()));
        return isTaken;
      },
    },

    /** @returns the community as it is stored, or nothing when it failed: then the form says why. */
    async save(fields: CommunityFields): Promise<Community | undefined> {
      const key = readDraft(memberId, community)?.key ?? newKey();
      keepDraft(memberId, community, { ...fieldsOf(fields), key });
      try {
        const { withoutPicture, ...typed } = fields;
        // After a lost answer it may be gone already: the same is sent again.
        const isGoing = withoutPicture !== undefined && [undefined, withoutPicture].includes(attachment);
        const image = picture.file ?? (isGoing ? null : undefined);
        const saved = await send({ ...typed, community: image }, community, key);
        dropDraft(memberId, community);
        return saved;
      } catch (error) {
        if (!(error instanceof ApiError) || !isUncertain(error))
          keepDraft(memberId, community, fieldsOf(fields));
        setError('root', { message: (error as Error).message });
        for (const [name, message] of Object.entries((error instanceof ApiError && error.fields) || {})) {
          if (name in CommunityFields.shape) setError(name as keyof CommunityFields, { message });
        }
        return undefined;
      }
    },

    discard(): void {
      dropDraft(memberId, community);
      picture.forget();
      reset({ ...typedOf(community), withoutPicture: undefined });
      setRestored(false);
    },
  };
}

const fieldsOf = ({ category = '', ...fields }: CommunityFields) => ({ ...fields, category });

const withoutKey = ({ key: _, ...fields }: ReturnType<typeof typedOf>) => fields;

async function send(
  form: Omit<CommunityFields, 'withoutPicture'> & { community: File | null | undefined },
  community: Community | undefined,
  key: string,
): Promise<Community> {
  if (community) return call(communities.updateCommunity, { id: community.id, ...form }, { key });
  return (await call(communities.createCommunity, form, { key })).data;
}

export type CommunityPictureChoice = ReturnType<typeof useCommunityForm>['picture'];
