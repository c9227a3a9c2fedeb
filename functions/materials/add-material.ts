import { ulid } from 'ulid';
import { addMaterial as row } from '#contract/lessons/materials.ts';
import { authorize } from '#kinds/authorize.ts';
import { getLesson, lesson } from '#kinds/declared/lesson.ts';
import { type MaterialItem, material } from '#kinds/declared/material.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkRoom, nameOf, takeMaterial } from './material.ts';

export const handler = endpoint(row, ({ lessonId, name, ...form }, { member, commit }) =>
  commit(async () => {
    const { item: of, above } = await getLesson(lessonId);
    await authorize(member, 'change', above);
    const taken = await takeMaterial(form.material, member.id);
    await checkRoom(lessonId);
    const stored = taken.file();
    const item: MaterialItem = {
      id: lessonId + ulid(),
      lessonId,
      parent: lesson.key(of),
      name: nameOf(name, taken.about.name),
      material: stored.name,
      file: taken.about,
      createdAt: new Date().toISOString(),
      version: 0,
    };
    return { reply: { data: item }, actions: [...material.insert(item), ...taken.take], files: [stored] };
  }),
);
