import { ulid } from 'ulid';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import type { Call } from '#platform/http/endpoint.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import type { Circle } from './circle.ts';
import { type CircleItem, FOLLOWER_SHARDS } from './follow.ts';
import type { CircleForm, Own, Shown } from './form.ts';
import { followerOf } from './toggle-follow.ts';

/**
 * Makes a circle, which its creator follows; `own` makes the rest of it, by its id. Throws when what it is within is
 * gone.
 */
export async function createCircle<Scope extends object, Item extends CircleItem & Scope, Reply>(
  circle: Circle<Scope, Item>,
  scope: Scope,
  draft: CircleForm & { readonly description: string },
  { member, commit }: Call,
  { own, show }: { own(id: string): Promise<Own<Item>> | Own<Item>; readonly show: Shown<Item, Reply> },
): Promise<{ data: Reply }> {
  await circle.checkAbove(scope);
  if (circle.declared.within) await checkNotShutOut(circle.above(scope), member);
  const { noun, picture: named, textOf } = circle.declared;
  const taken = draft.picture && (await takePicture(draft.picture, noun, member.id));
  const { whole, ...described } = splitDescription(draft.description);

  return commit(async () => {
    const id = ulid();
    const [{ set, actions: extraActions = [] }, rowId, follower] = await Promise.all([
      own(id),
      circle.newRow(scope),
      followerOf(circle, member),
    ]);
    const picture = taken?.file(circle.pictureWithin(scope));
    const item = {
      id,
      rowId,
      ...scope,
      ...described,
      category: draft.category || undefined,
      [named]: picture?.name,
      creator: member.id,
      ...(circle.declared.within && { createdAt: madeAt(rowId) }),
      shards: FOLLOWER_SHARDS,
      version: 0,
      ...set,
    } as unknown as Item;
    const { seen, actions, entries } = await circle.create(item, follower);
    return {
      reply: { data: show({ ...seen, description: draft.description }) },
      actions: [
        ...actions,
        ...putWhole(textOf(id), {}, item, whole),
        ...extraActions,
        ...(taken?.take ?? []),
      ],
      files: [picture],
      entries,
    };
  });
}
