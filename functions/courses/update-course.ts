import { updateCourse as row } from '#contract/courses/courses.ts';
import { authorize } from '#kinds/authorize.ts';
import { checkCategory } from '#kinds/categories.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { asPicture } from '#kinds/picture.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { markPaid, pricedAs, wholeOf } from './course.ts';

export const handler = endpoint(row, async (form, { member, commit }) => {
  const { whole, ...description } = form.description === undefined ? {} : splitDescription(form.description);

  return commit(async () => {
    const item = await course.get(form);
    await authorize(member, 'change', item);
    if (form.categoryId !== undefined) await checkCategory(form.categoryId);
    const taken = form.thumbnail && (await takePicture(form.thumbnail, 'thumbnail', member.id));
    const newCategory = form.categoryId !== undefined && { categoryId: form.categoryId };
    const isPriced = form.isFree !== undefined || form.price !== undefined;
    const priced = isPriced && pricedAs(form.isFree ?? item.isFree, form.price ?? item.price);
    checkVersion('course', form.version, item);
    const picture = taken?.file();
    const topic = await moveToTopic(course, item, { ...newCategory });

    const set: Partial<CourseItem> = edited(item, {
      ...description,
      ...newCategory,
      ...topic.set,
      ...priced,
      ...(form.title !== undefined && { title: form.title }),
      ...(form.thumbnail !== undefined && { thumbnail: asPicture(taken, picture) }),
    });
    const extraActions = [
      ...putWhole(keys.courseText(item.id), item, set, whole),
      ...topic.actions,
      ...markPaid(item, set),
      ...(taken?.take ?? []),
    ];
    const reply = await wholeOf({ ...item, ...set }, member, form.description);
    return { reply, actions: [...course.change(item, set), ...extraActions], files: [picture] };
  });
});
