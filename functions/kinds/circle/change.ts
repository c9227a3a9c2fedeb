import { authorize } from '#kinds/authorize.ts';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import type { Call } from '#platform/http/endpoint.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';
import type { CircleForm, Own, Shown } from './form.ts';
import { seeWhole } from './seen.ts';

/**
 * Changes the given fields of the caller's circle; `own` makes the rest of the change. Throws what `get`, `authorize`
 * and `checkVersion` throw.
 */
export async function changeCircle<Scope extends object, Item extends CircleItem & Scope, Reply>(
  circle: Circle<Scope, Item>,
  ref: Scope & { readonly id: string },
  form: CircleForm & { readonly version?: number | undefined },
  { member, commit }: Call,
  { own, show }: { own(item: Item): Promise<Own<Item>> | Own<Item>; readonly show: Shown<Item, Reply> },
): Promise<Reply> {
  const { noun, picture: named, textOf } = circle.declared;
  const { whole, ...described } = form.description === undefined ? {} : splitDescription(form.description);

  return commit(async () => {
    const item = await circle.get(ref);
    await authorize(member, 'change', item as StoredItem);
    const taken = form.picture && (await takePicture(form.picture, noun, member.id));
    checkVersion(noun, form.version, item);
    const picture = taken?.file(circle.pictureWithin(item));
    const newCategory = form.category !== undefined && { category: form.category || undefined };
    const topic = await moveToTopic(circle, item, { ...newCategory } as Partial<Item>);
    const { set: special, actions: extraActions = [] } = await own(item);
    const set = edited(item, {
      ...described,
      ...special,
      ...newCategory,
      ...topic.set,
      ...(picture && { [named]: picture.name }),
      ...(form.picture === null && circle.pictureOf(item) && { [named]: undefined }),
    }) as Partial<Item>;
    const seen = await seeWhole(circle, member.id, { ...item, ...set });
    const texts = putWhole(textOf(item.id), item, set, whole);
    return {
      reply: show({ ...seen, description: form.description ?? seen.description }),
      actions: [
        ...circle.change(item, set),
        ...texts,
        ...topic.actions,
        ...extraActions,
        ...(taken?.take ?? []),
      ],
      files: [picture],
    };
  });
}
