import { updateLesson as row } from '#contract/lessons/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { getLesson, type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { putWhole, splitDescription } from '#kinds/description.ts';
import { showLesson } from '#kinds/lessons/lessons.ts';
import { asPicture } from '#kinds/picture.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { LONG_DESCRIPTION } from './course-lessons.ts';

export const handler = endpoint(row, (form, { member, commit }) => {
  const { whole, ...description } =
    form.lessonDesc === undefined ? {} : splitDescription(form.lessonDesc, LONG_DESCRIPTION);

  return commit(async () => {
    const { item, above } = await getLesson(form.id);
    await authorize(member, 'change', above);
    const taken = form.coverImg && (await takePicture(form.coverImg, 'coverImg', member.id));
    checkVersion('lesson', form.version, item);
    const cover = taken?.file();

    const set: Partial<LessonItem> = edited(item, {
      ...description,
      ...(form.title !== undefined && { title: form.title }),
      ...(form.coverImg !== undefined && { cover: asPicture(taken, cover) }),
    });
    const actions = [
      ...lesson.change(item, set),
      ...putWhole(keys.lessonText(item.id), item, set, whole),
      ...(taken?.take ?? []),
    ];
    return { reply: showLesson({ ...item, ...set }, undefined, false), actions, files: [cover] };
  });
});
