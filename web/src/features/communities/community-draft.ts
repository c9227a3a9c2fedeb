import * as z from 'zod/mini';
import { type Community, CommunityDraft, communityCategories } from '#contract/communities.ts';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { dropDeviceFile } from '#web/lib/device/device-files.ts';

/** The form as it is checked. */
export const CommunityFields = z.extend(CommunityDraft, {
  auto_follow: z.boolean(),
  /** Name of the picture that the next save takes away. */
  withoutPicture: z.optional(z.string()),
});
export type CommunityFields = z.infer<typeof CommunityFields>;

const fields = {
  name: z.string(),
  description: z.string(),
  category: z.enum(['', ...communityCategories]),
  auto_follow: z.boolean(),
};

/** What the form began with, and which version of the community that was. */
const Base = z.object({ ...fields, version: z.int() });
export type Base = z.infer<typeof Base>;

/** The form as it is typed; kept on the device until it is saved. */
const Typed = z.object({
  ...fields,
  withoutPicture: z.optional(z.string()),
  /** Absent for a new community, and where an earlier version of the site kept it. */
  base: z.optional(Base),
  /** Of the call that was to save it and may have: the next try of the same carries it again. */
  key: z.optional(z.string()),
});
export type Typed = z.infer<typeof Typed>;

/** Absent: a community that is still to be made. */
type Of = Pick<Community, 'id'> | undefined;

const nameOf = (community: Of) => (community ? `communityDraft/${community.id}` : 'communityDraft');
/** The name of the chosen picture among the device's files. */
export const pictureOf = (community: Of) => `community/${community?.id ?? 'new'}`;

export const readDraft = (memberId: string, community: Of) =>
  readDeviceDraft(Typed, nameOf(community), memberId);

export const keepDraft = (memberId: string, community: Of, typed: Typed) =>
  keepDeviceDraft(nameOf(community), memberId, typed);

export function dropDraft(memberId: string, community: Of): void {
  dropDeviceDraft(nameOf(community), memberId);
  void dropDeviceFile(memberId, pictureOf(community));
}

export const baseOf = (community: Community | undefined): Base | undefined =>
  community && { ...typedOf(community), version: community.version };

export const typedOf = (community: Community | undefined): Omit<Typed, 'base' | 'key'> => ({
  name: community?.name ?? '',
  description: community?.description ?? '',
  category: community?.category ?? '',
  auto_follow: community?.auto_follow ?? false,
});
