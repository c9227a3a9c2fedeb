import * as z from 'zod/mini';
import { Id } from '#contract/fields/field.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';

/** A member whom a course's creator has let in. */
export const Learner = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  /** Name of their picture in the content host's folder `attachments`. */
  attachments: z.optional(z.string()),
  /** False for a member who left: they keep their place and may come back. */
  isEnroll: z.boolean(),
  /** How many of its lessons they have completed. */
  completedCount: z.int(),
  /** When they were let in. */
  createdAt: z.string(),
});
export type Learner = z.infer<typeof Learner>;

const Standing = z.object({ courseId: Id, userId: Id, isEnroll: z.boolean(), learnersCount: z.int() });

export const letIn = route({
  method: 'POST',
  path: '/api/courses/{id}/learners',
  summary:
    'Enrols a member who has paid in another way in a course with a price; who has left gets a place, and comes back by themselves. Its creator alone may.',
  status: 201,
  isCreation: ({ data }) => data.isNew,
  countsAsMade: true, // of others, who did not ask for it
  input: () => z.object({ id: Id, userId: Id }),
  output: () => z.object({ data: z.extend(Standing, { isNew: z.boolean() }) }),
});

export const takeOut = route({
  method: 'DELETE',
  path: '/api/courses/{id}/learners/{userId}',
  summary:
    'Takes a learner out of a course, and their paid place back; what they have completed is kept. Its creator alone may.',
  input: () => z.object({ id: Id, userId: Id }),
  output: () => z.object({ data: Standing }),
});

export const listLearners = route({
  method: 'GET',
  path: '/api/courses/{id}/learners',
  summary: 'Whom the creator of a course has let in, the last one first. Its creator alone may.',
  input: () => z.object({ id: Id, ...paging }),
  output: () => z.extend(Paged, { data: z.array(Learner) }),
});

/** A member's state in a course afterwards. */
const Enrolled = z.object({ courseId: Id, isEnroll: z.boolean(), learnersCount: z.int() });

export const enroll = route({
  method: 'POST',
  path: '/api/enrolls/add',
  summary: 'Enrols the caller in a free course; who is enrolled stays so.',
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () => z.object({ courseId: Id }),
  output: () => z.object({ data: z.extend(Enrolled, { isNew: z.boolean() }) }),
});

export const leave = route({
  method: 'PUT',
  path: '/api/enrolls',
  summary: 'The caller leaves a course; what they have completed is kept.',
  input: () => z.object({ courseId: Id }),
  output: () => z.object({ data: Enrolled }),
});

export const enrolls = { enroll, leave, letIn, takeOut, listLearners };
