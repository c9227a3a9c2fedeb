import { createCourse as row } from '#contract/courses/courses.ts';
import { checkCategory } from '#kinds/categories.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { asPicture } from '#kinds/picture.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import { keys } from '#platform/table/keys.ts';
import { newlyMade, newRows, pricedAs } from './course.ts';

export const handler = endpoint(row, async (draft, { member, commit }) => {
  const { title, categoryId, isFree = true, price } = draft;
  await checkCategory(categoryId);
  const taken = draft.thumbnail && (await takePicture(draft.thumbnail, 'thumbnail', member.id));
  const { whole, ...description } = splitDescription(draft.description);

  return commit(async () => {
    const rows = await newRows(categoryId);
    const picture = taken?.file();
    const item: CourseItem = {
      ...rows,
      title,
      ...description,
      categoryId,
      ...pricedAs(isFree, price),
      creator: member.id,
      createdAt: madeAt(rows.id),
      version: 0,
      lessonsCount: 0,
      learnersCount: 0,
      stars: 0,
      ratings: 0,
      thumbnail: asPicture(taken, picture),
    };
    const extraActions = [...putWhole(keys.courseText(item.id), {}, item, whole), ...(taken?.take ?? [])];
    return {
      reply: { data: await newlyMade(item, draft.description) },
      actions: [...course.insert(item), ...extraActions],
      files: [picture],
      entries: [course.entry(item)],
    };
  });
});
