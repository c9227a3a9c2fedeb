import { png } from '#test/files/pictures.ts';
import type { TestMember } from '#test/system/stack.ts';

/* One typical request for each row of the route table, and what is there before it. */

/** An administrator, too, who made the courses that Ada takes. */
export type People = Readonly<Record<'ada' | 'ben' | 'root', TestMember>>;

/**
 * What stands in place of the braces of a row's path; what it is sent, or asked for; and who asks, where that is not
 * Ada. The community is the third.
 */
export type Asked = readonly [ids: readonly string[], sent?: object | FormData, by?: TestMember];

export type Requests = Readonly<Record<string, () => Asked>>;

export const answer =
  'Ours is nine days late. We put it down to the wet spring: the field by the brook could not be walked on until May.';

/** Of eight words in its title. */
export const resource = {
  title: 'Rapeseed is early this year: what we saw',
  description: 'Nine days ahead of last year, and what that means for the harvest.',
};
export const course = { ...resource, categoryId: '1', thumbnail: png };

export const text = (richtextId: string) => ({
  richtextId,
  order: '1',
  textDescription: 'word '.repeat(60),
});

/** Learners by number. */
export const learnersOf = (many: number) => Array.from({ length: many }, (_, index) => `learner-${index}`);
