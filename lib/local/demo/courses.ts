import type { DemoName } from './accounts.ts';
import { livingSoil } from './living-soil.ts';
import type { DemoBlock } from './news.ts';

/** A lesson of a demo course; its picture is beside this file. */
export interface DemoLesson {
  readonly title: string;
  readonly about: string;
  readonly cover?: string;
  readonly blocks: readonly DemoBlock[];
  readonly materials?: readonly { readonly name: string; readonly file: string }[];
  readonly test?: readonly DemoQuestion[];
}

/** A question of a lesson's test: with options, one of which is the answer, or with a written answer. */
export type DemoQuestion =
  | { readonly question: string; readonly options: readonly string[]; readonly answer: string }
  | { readonly question: string; readonly options?: never };

/** A course of the demo, with its learners' progress. */
export interface DemoCourse {
  readonly author: DemoName;
  readonly title: string;
  readonly about: string;
  readonly category: 'Farming' | 'People' | 'Nature' | 'Cars industry';
  /** In dollars; without it the course is free. */
  readonly price?: string;
  /** Without a picture it shows a drawing. */
  readonly picture?: string;
  readonly lessons: readonly DemoLesson[];
  readonly learners?: readonly DemoLearner[];
}

/** A finished test: its lesson, how many answers were right, the written answers and the teacher's marks. */
export interface DemoAttempt {
  readonly lesson: number;
  readonly right: number;
  readonly wrote: string;
  readonly remark?: { readonly text: string; readonly isRight: boolean };
}

export interface DemoLearner {
  readonly name: string;
  /** How many lessons are completed, from the first on; the next one is begun. */
  readonly completed?: number;
  /** Finished attempts, in order of time. */
  readonly attempts?: readonly DemoAttempt[];
  readonly stars?: number;
  readonly words?: string;
  /** Whether they asked for a certificate of a course that they finished. */
  readonly hasCertificate?: boolean;
}

/** In order of creation: the last one is on top of the list. */
export const demoCourses: readonly DemoCourse[] = [
  {
    author: 'farmer',
    title: 'A stall that people come back to',
    about:
      'What nine years of Saturdays on the square taught us: where to stand, what to lay in front, how to say a price without lowering your voice.\n\nI am still writing it. Join, and the lessons are here when the season is over.',
    category: 'People',
    lessons: [],
  },
  {
    author: 'admin',
    title: 'What a hectare earns: farm books for the rest of us',
    about:
      'One evening with a cup of tea and last year’s receipts. At the end you know which field pays, which one you keep for love, and what a tonne must bring.\n\nWith the table from the library, line by line.',
    category: 'Farming',
    price: '25.99',
    picture: 'cover-barley.png',
    lessons: [
      {
        title: 'Sort the receipts into eleven heaps',
        about: 'Seed, manure, spray, fuel, repairs, wages, rent and the four that everybody forgets.',
        blocks: [
          {
            text: 'Take everything that is paper and lay it on the floor. A receipt that belongs to two fields goes onto the heap of the larger one, with the share written on it. Do not reckon yet: today is only for sorting.',
          },
        ],
      },
    ],
  },
  {
    author: 'admin',
    title: 'An hour a week for an old tractor',
    about:
      'Ours is from 1979 and starts in January. Two short lessons on what to look at every week and what to hear before it breaks.',
    category: 'Cars industry',
    picture: 'cover-farmhouse.png',
    lessons: [
      {
        title: 'Six things to look at before the key turns',
        about: 'Oil, water, belt, tyres, lights and the ground below.',
        blocks: [
          {
            text: 'Walk around it once, always in the same direction. A drop on the ground tells more than any gauge: green is water, black is oil, clear is mostly only the night. Then the belt: press it with your thumb, it may give by the thickness of the thumb and no more.',
          },
        ],
      },
      {
        title: 'What it sounds like when it is well',
        about: 'Learn the good sound first: the bad one is then easy.',
        blocks: [
          {
            text: 'Record it with your phone when it is warm and runs as it should, half a minute at idle and half a minute at work speed. In spring you play it beside the engine. A knock that was not there is worth a mechanic, a whistle is mostly a belt.',
          },
        ],
      },
    ],
    learners: [
      { name: 'farmer', completed: 2, hasCertificate: true },
      { name: 'jonas', stars: 4, words: 'Short and to the point. The recording saved us a clutch.' },
    ],
  },
  {
    author: 'farmer',
    title: 'Hedges that pay for themselves',
    about:
      'From 640 metres that we planted ourselves: what to plant, how to bring it through three summers, and what it gives back in wind, wood and fruit.',
    category: 'Nature',
    picture: 'library/hedge-in-two-rows-small.jpg',
    lessons: [
      {
        title: 'Where a hedge belongs',
        about: 'Across the wind, along the slope, and never onto the drain.',
        blocks: [
          {
            text: 'Stand in the field on a windy day and hold up a strip of cloth. A hedge shelters ten times its own height behind it: draw that as a stripe on your map. Keep three metres to a ditch and five to a drain, because roots of willow and poplar go further than you think.',
          },
        ],
      },
      {
        title: 'The first three summers',
        about: 'Water, straw and a fence: the rest it does alone.',
        blocks: [
          {
            text: 'Ten litres for each plant every ten days without rain, in the first summer only. Straw as thick as a hand keeps the grass off. And a fence, because what a deer bites in the first year is never made up.',
          },
        ],
      },
    ],
    learners: [{ name: 'aoife', completed: 1 }],
  },
  {
    author: 'teacher',
    title: 'Drip lines that last ten years',
    about:
      'Most drip lines die in their third summer, of sand, sun or a hoe. This is how ours came to be ten: the filter, the pressure, and one Saturday in autumn.',
    category: 'Farming',
    picture: 'library/drip-line-from-a-barrel-small.jpg',
    lessons: [
      {
        title: 'The filter that everybody leaves out',
        about: 'What is in your water, and how fine the mesh must be.',
        blocks: [
          {
            film: 'library/drip-line-from-a-barrel.mp4',
            cover: 'library/drip-line-from-a-barrel-small.jpg',
            title: 'A drip line from a barrel: where the filter sits',
          },
          {
            text: 'Fill a white bucket and let it stand overnight. Sand lies on the ground: a screen of 120 mesh will do. If the water is green or brown, you need a disc filter, and a second one beside it for the day on which the first is full.',
          },
        ],
      },
      {
        title: 'One bar, not two',
        about: 'Pressure, length and slope, without a formula.',
        blocks: [
          {
            text: 'A line of 16 millimetres gives evenly over 80 metres on flat ground. Uphill take off one metre for each ten centimetres of rise. If the last dripper gives a third less than the first, feed the line from its middle.',
          },
        ],
      },
      {
        title: 'The Saturday in autumn',
        about: 'Flush, acid, air: and where the mice are not.',
        blocks: [
          {
            text: 'Open all the ends and let them run until the water is clear. Then a glass of citric acid to ten litres, for an hour, and rinse. Roll the lines in large rings, hang them under the roof, never on the ground: mice love the taste.',
          },
        ],
      },
    ],
    learners: [
      { name: 'farmer' },
      {
        name: 'amara',
        completed: 3,
        stars: 5,
        words:
          'The bucket overnight told me more than the dealer did. We have a disc filter since, and not one dripper has blocked.',
      },
    ],
  },
  livingSoil,
];
