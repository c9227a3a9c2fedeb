import * as z from 'zod/mini';
import { maxLength, stopUnless, together } from '#contract/fields/checks.ts';
import {
  ChangedFile,
  checked,
  Flag,
  filter,
  Id,
  idField,
  nameText,
  OptionalFile,
  requiredText,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import { HiddenCard } from '#contract/fields/hidden.ts';
import { inGroups } from '#contract/fields/number.ts';
import { Found, paging, searchText } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { responses } from '#contract/fields/responses.ts';
import { LessonCard } from '#contract/lessons/lesson-card.ts';
import { route } from '#contract/route.ts';
import { Feedback, giveFeedback, listFeedback, StarCounts, takeFeedbackBack } from './feedback.ts';

/** A course as lists show it. Times are ISO 8601 UTC. */
export const CourseCard = z.object({
  id: Id,
  title: z.string(),
  categoryId: Id,
  /** The category's name. */
  category: z.string(),
  isFree: z.boolean(),
  /** In dollars, with cents; 0 where it is free. */
  price: z.number(),
  /** Name of its picture in the content host's folder `thumbnail`. */
  thumbnail: z.optional(z.string()),
  /** The same with its size. */
  cover: z.optional(Picture),
  creator: Id,
  /** The creator's name. */
  author: z.string(),
  /** Name of the creator's picture in the content host's folder `attachments`. */
  authorAttachments: z.optional(z.string()),
  createdAt: z.string(),
  /** The mean of all ratings, 1 to 5 with one decimal; 0 without any. */
  stars: z.number(),
  /** How many gave stars. */
  ratings: z.int(),
  lessonsCount: z.int(),
  learnersCount: z.int(),
  /** The caller's own enrolment; also where they have left, which it says; empty where they never joined. */
  enrolledUser: z.array(z.object({ id: Id, enrolls: z.object({ isEnroll: z.boolean() }) })),
  /** Whether its creator has let the caller in, who may then join again although it has a price; absent where not. */
  isLetIn: z.optional(z.boolean()),
  /** How many of its lessons the caller has completed; absent where they are not enrolled. */
  completedCount: z.optional(z.int()),
  /** The lesson that the caller began last. It may be deleted. */
  lessonId: z.optional(Id),
  /** When the caller last completed one of its lessons: when they finished the course, once all are. */
  completedAt: z.optional(z.string()),
  /** Whether it is in a collection: collections are sample content. */
  added: z.literal(false),
  ...responses,
  ...versioned,
});
export type CourseCard = z.infer<typeof CourseCard>;

/** One course with all its details. */
export const Course = z.extend(CourseCard, {
  description: z.string(),
  /** In their order, without blocks. */
  lessons: z.array(LessonCard),
  /** How many others there are that are hidden; absent where there is none. */
  hiddenLessons: z.optional(z.int()),
  viewsCount: z.int(),
  /** Who saw it last, the newest first, at most 100. */
  course_views: z.array(z.object({ userId: Id, createdAt: z.string() })),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  starCounts: StarCounts,
  /** The caller's own. */
  feedback: z.optional(Feedback),
});
export type Course = z.infer<typeof Course>;

const MAX_PRICE = 1_000_000; // dollars
const priceText = 'Price must be a number';
const digitsText = 'Please give the price in digits, with two after the point at most, as in 25.99.';

/** Dollars, also as a text: `25.99`, at most two decimals. Blank is none; a free course has 0. */
const Price = z.optional(
  z.pipe(
    z.union([z.number(), checked(z.string(), maxLength(20, priceText)), z.null()], priceText),
    z.pipe(
      z.transform((value: number | string | null) =>
        String(value ?? '')
          .trim()
          .replace(',', '.'),
      ),
      z.pipe(
        checked(
          z.string(),
          stopUnless((typed) => Number.isFinite(Number(typed)), priceText),
          stopUnless((typed) => /^(\d+(\.\d{1,2})?)?$/.test(typed), digitsText),
          z.refine((typed) => Number(typed) <= MAX_PRICE, `At most ${inGroups(MAX_PRICE)}, please.`),
        ),
        z.transform((typed: string) => (typed === '' ? undefined : Number(typed))),
      ),
    ),
  ),
);

const fields = {
  title: nameText('You must enter course title', 200),
  description: requiredText('You must add description', 20_000),
  categoryId: idField('Please select a category'),
  /** @default true */
  isFree: z.optional(Flag),
  price: Price,
};

/** The error for a course's price, if any: a course that is not free has one. */
export function priceProblem(isFree: boolean, price: number | undefined): string | undefined {
  if (isFree || (price !== undefined && price > 0)) return undefined;
  return price === undefined ? 'You must enter price' : 'The price must be more than 0.';
}

interface Priced {
  readonly isFree?: boolean | undefined;
  readonly price?: number | undefined;
}

const priced = (isFree: boolean, price: number | undefined) => {
  const message = priceProblem(isFree, price);
  return message === undefined ? undefined : { field: 'price', message };
};

const hasPrice = together<Priced>(['isFree', 'price'], ({ isFree = true, price }) => priced(isFree, price));

/** A change without a price is checked against the stored one. */
const keepsPrice = together<Priced>(['isFree', 'price'], (change) =>
  'price' in change ? priced(change.isFree ?? true, change.price) : undefined,
);

/** What the form of a course asks for. */
export const CourseDraft = checked(z.object(fields), hasPrice);
export type CourseDraft = z.infer<typeof CourseDraft>;

/** Which of a member's own courses: those that they made, or those that they take. */
export const courseRoles = ['created', 'enrolled'] as const;
export type CourseRole = (typeof courseRoles)[number];

export const listCourses = route({
  method: 'GET',
  path: '/api/courses',
  summary:
    'All courses, or those of one category (its id), newest first; with `search` those with words in their titles that begin like the given ones.',
  input: () => z.object({ category: filter(Id), search: z.optional(searchText), ...paging }),
  output: () => z.extend(Found, { data: z.array(z.union([CourseCard, HiddenCard])) }),
});

export const listUserCourses = route({
  method: 'GET',
  path: '/api/courses/user',
  summary:
    "The caller's own courses: those that they are enrolled in, the last joined first, then those that they made, the newest first; or one of both. With `search` those with words in their titles that begin like the given ones.",
  input: () =>
    z.object({
      role: filter(z.enum(courseRoles, 'This must be created or enrolled.')),
      search: z.optional(searchText),
      ...paging,
    }),
  output: () => z.extend(Found, { data: z.array(z.union([CourseCard, HiddenCard])) }),
});

export const createCourse = route({
  method: 'POST',
  path: '/api/courses/add',
  summary: 'Creates a course.',
  files: ['thumbnail'],
  body: 'multipart',
  status: 201,
  input: () => z.object({ ...fields, thumbnail: OptionalFile }).check(hasPrice),
  output: () => z.object({ data: Course }),
});

export const updateCourse = route({
  method: 'PUT',
  path: '/api/courses/{id}',
  summary:
    'Changes the given fields of a course, and removes its picture where that is sent empty. Its creator alone may.',
  files: ['thumbnail'],
  body: 'multipart',
  input: () =>
    z
      .object({
        id: Id,
        title: z.optional(fields.title),
        description: z.optional(fields.description),
        categoryId: z.optional(fields.categoryId),
        isFree: fields.isFree,
        price: Price,
        thumbnail: ChangedFile,
        version: Version,
      })
      .check(keepsPrice),
  output: () => Course,
});

export const deleteCourse = route({
  method: 'DELETE',
  path: '/api/courses/{id}',
  summary: 'Deletes a course with its lessons and all that learners did in it; its creator alone may.',
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const getCourse = route({
  method: 'GET',
  path: '/api/courses/{id}',
  summary: 'One course.',
  input: () => z.object({ id: Id }),
  output: () => Course,
});

export const addView = route({
  method: 'POST',
  path: '/api/courses/views',
  summary: 'Counts that the caller has seen a course: once, and not for its creator.',
  status: 201,
  isCreation: ({ data }) => data.isCounted,
  input: () => z.object({ courseId: Id }),
  output: () => z.object({ data: z.object({ courseId: Id, isCounted: z.boolean() }) }),
});

export const courses = {
  listCourses,
  listUserCourses,
  createCourse,
  updateCourse,
  deleteCourse,
  getCourse,
  addView,
  giveFeedback,
  takeFeedbackBack,
  listFeedback,
};
