import { type Course, CourseDraft, courses } from '#contract/courses/courses.ts';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import type { DeletableKind } from '#web/parts/forms/delete-item.tsx';
import { forgetDeleted } from '../api.ts';
import { messages } from './messages.ts';

/** The form of a course. */
export const courseKind: DeletableKind<Course> = {
  noun: 'course',
  routes: {
    get: courses.getCourse,
    create: 'courses.createCourse',
    update: 'courses.updateCourse',
    remove: courses.deleteCourse,
  },
  nameOf: ({ title }) => title,
  forget: forgetDeleted,
  fields: [
    { as: 'text', name: 'title', label: messages.title },
    { as: 'area', name: 'description', label: messages.description },
    {
      as: 'pick',
      name: 'categoryId',
      label: messages.category,
      nameIn: 'category',
      useChoices: useCategories,
      texts: messages.categories,
    },
    { as: 'switch', name: 'isFree', label: messages.free, hint: messages.freeHint, start: true },
    {
      as: 'money',
      name: 'price',
      label: messages.price,
      note: messages.currency,
      hint: messages.priceHint,
      askedIf: { field: 'isFree', is: [false] },
    },
    { as: 'file', label: messages.thumbnail },
  ],
  schema: CourseDraft,
  texts: messages,
  formAt: ({ id }, isNew) => (isNew ? `/courses?add=${id}` : `/admin/course/${id}?edit`),
  fileField: 'thumbnail',
  fileIn: ({ thumbnail }) => thumbnail,
};
