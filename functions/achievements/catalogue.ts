/** What is counted. */
export type Source = 'lessons' | 'tests' | 'finished' | 'courses' | 'files' | 'useful' | 'answers' | 'events';

/** What is achieved by doing something so many times. */
export interface Entry {
  readonly source: Source;
  readonly times: number;
  readonly points: number;
  /** What earns it. */
  readonly title: string;
}

const entry = (source: Source, times: number, points: number, title: string): Entry => ({
  source,
  times,
  points,
  title,
});

/**
 * All there is to achieve, in the order in which it is shown: what a member learns, shares and plans. The points are
 * `ALL_POINTS` together. Its numbers are small, so that counting reads little.
 */
export const catalogue: readonly Entry[] = [
  entry('lessons', 1, 5, 'Finish your first lesson'),
  entry('lessons', 10, 10, 'Finish 10 lessons'),
  entry('lessons', 50, 20, 'Finish 50 lessons'),
  entry('tests', 1, 5, 'Pass your first test'),
  entry('tests', 5, 10, 'Pass 5 tests'),
  entry('tests', 20, 15, 'Pass 20 tests'),
  entry('finished', 1, 15, 'Finish your first course'),
  entry('finished', 3, 20, 'Finish 3 courses'),
  entry('finished', 10, 30, 'Finish 10 courses'),
  entry('courses', 1, 15, 'Make your first course'),
  entry('courses', 3, 20, 'Make 3 courses'),
  entry('files', 1, 5, 'Add your first file to the library'),
  entry('files', 5, 10, 'Add 5 files to the library'),
  entry('useful', 1, 5, 'Share something that others mark as useful'),
  entry('useful', 5, 10, 'Share 5 things that others mark as useful'),
  entry('useful', 20, 20, 'Share 20 things that others mark as useful'),
  entry('answers', 1, 5, 'Give a reply that is marked as the answer'),
  entry('answers', 5, 10, 'Give 5 replies that are marked as the answer'),
  entry('events', 1, 5, 'Plan your first event'),
  entry('events', 10, 10, 'Plan 10 events'),
];

/** The most of a source that any entry asks for. */
export const mostOf = (source: Source): number =>
  Math.max(...catalogue.filter((one) => one.source === source).map(({ times }) => times));
