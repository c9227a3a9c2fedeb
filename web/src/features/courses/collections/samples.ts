import type { CourseCard } from '#contract/courses.ts';

/** A sample course, without a page of its own. */
export type SampleCourse = Readonly<
  Pick<CourseCard, 'id' | 'title' | 'author' | 'lessonsCount' | 'stars' | 'ratings' | 'isFree' | 'price'>
>;

export interface Collection {
  /** The last part of `/courses/my-courses/{id}`. */
  readonly id: string;
  readonly title: string;
  /** Number of its drawing, from 1. */
  readonly cover: number;
  /** Its author; absent: the member's own. */
  readonly by?: string;
  readonly courses: readonly SampleCourse[];
}

/** `price` in dollars; 0: it is free. */
function sample(title: string, author: string, lessonsCount: number, stars: number, price = 0): SampleCourse {
  const id = `sample-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return { id, title, author, lessonsCount, stars, ratings: stars > 0 ? 9 : 0, isFree: price === 0, price };
}

const soilTest = sample('Reading a soil test', 'Leila Mansour', 6, 4.4);
const cover = sample('Cover crops for cold winters', 'Meera Iyer', 5, 4.1);
const lambing = sample('A calm lambing season', 'Elsie Thornton', 8, 4.7);
const scythe = sample('The scythe, sharpened and swung', 'Henrik Dahl', 4, 4.9);
const market = sample('Your first year at the market', 'Zola Adeyemi', 7, 4.2, 12);
const pruning = sample('Pruning old apple trees', 'Piotr Zielinski', 6, 4.6);
const cheese = sample('Cheese from twenty litres', 'Achieng Odhiambo', 9, 4.3, 25.99);
const tractor = sample('A tractor that starts in January', 'Henrik Dahl', 5, 3.8);
const water = sample('Where the water goes', 'Leila Mansour', 4, 0);

/** `cover`: number of its drawing, from 1; `by`: its author, if not the member. */
const collect = (id: string, title: string, cover: number, courses: SampleCourse[], by = ''): Collection => ({
  ...{ id, title, cover, courses },
  ...(by && { by }),
});

/** Of 'My collections'. */
export const ownCollections: readonly Collection[] = [
  collect('next-winter', 'For next winter', 7, [cover, soilTest, tractor, scythe]),
  collect('selling', 'Selling what we grow', 3, [market, cheese]),
];

const orchard = collect(
  'orchard',
  'An orchard from nothing',
  8,
  [pruning, soilTest, water],
  'Piotr Zielinski',
);
const flock = collect('small-flock', 'A small flock', 4, [lambing, cheese], 'Elsie Thornton');
const hands = collect('by-hand', 'Work by hand', 6, [scythe, tractor], 'Henrik Dahl');

/** Of 'Users collections': collections of other members. */
export const usersCollections: readonly Collection[] = [orchard, flock, hands];

/** Of 'Saved collections': saved ones of those. */
export const savedCollections: readonly Collection[] = [flock, orchard];
