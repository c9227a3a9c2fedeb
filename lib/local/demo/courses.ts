import type { DemoName } from './accounts.ts';
import type { DemoBlock } from './news.ts';

/** A lesson of a demo's course; its picture lies beside this file. */
export interface DemoLesson {
  readonly title: string;
  readonly about: string;
  readonly cover?: string;
  readonly blocks: readonly DemoBlock[];
}

/** A course of the demo, with what others did in it. */
export interface DemoCourse {
  readonly author: DemoName;
  readonly title: string;
  readonly about: string;
  readonly category: 'Farming' | 'People' | 'Nature' | 'Cars industry';
  /** In dollars; without, it is free. */
  readonly price?: string;
  /** Without a picture of its own it shows a drawing. */
  readonly picture?: string;
  readonly lessons: readonly DemoLesson[];
  readonly learners?: readonly DemoLearner[];
}

export interface DemoLearner {
  readonly name: string;
  /** Of how many lessons, from the first on; the one after is begun then. */
  readonly completed?: number;
  readonly stars?: number;
  readonly words?: string;
}

/** In the order of making: the last one is on top of the list. */
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
    learners: [{ name: 'farmer' }, { name: 'amara', completed: 3, stars: 5 }],
  },
  {
    author: 'teacher',
    title: 'Living soil in four lessons',
    about:
      'A spade, a jar and four short walks across your own field. You learn to read what lies below your feet, to feed what lives in it, and to see in a year whether it went the right way.\n\nEach lesson takes ten minutes to read and half an hour outside. No laboratory is needed.',
    category: 'Farming',
    picture: 'library/soil-profile-small.jpg',
    lessons: [
      {
        title: 'A hole of two spades',
        about: 'What a profile tells: layers, roots, worms and smell.',
        cover: 'cover-contours.png',
        blocks: [
          {
            heading: 'Where and when',
            text: 'Choose a place where the crop stands well and one where it does not. Dig when the soil is moist, in spring or after a rain: dry soil breaks as it likes, wet soil smears. Two spades deep and one wide is enough.',
          },
          {
            photo: 'library/soil-profile-small.jpg',
            caption: 'Five layers, from the straw down to the rust.',
          },
          {
            heading: 'What to look for',
            text: 'Crumbs like bread are good, plates that lie flat were pressed by a wheel. Roots that turn to the side have met something hard: measure how deep. Count the worms in one spade of soil: more than ten is a healthy field, fewer than three is a question. And smell it. Good soil smells of forest, one without air smells of a drain.',
          },
        ],
      },
      {
        title: 'Sand, silt, clay: the jar',
        about: 'What your soil is made of, and what that changes.',
        cover: 'cover-beets.png',
        blocks: [
          {
            heading: 'Shake and wait',
            text: 'A third of soil, two thirds of water, a spoon of dish soap. Shake for three minutes and put it down. After one minute the sand has sunk, after two hours the silt, and what is still afloat the next day is clay. Mark each layer on the glass.',
          },
          {
            photo: 'photo-valley.png',
            caption: 'In our valley the river left sand; clay begins at the ridge.',
          },
          {
            heading: 'What it changes',
            text: 'Sand drinks little and often, and wants its nitrogen in small portions. Clay holds both, but only those who stay off it when it is wet will see any of that. Loam forgives nearly everything. Write down where which one begins: your rotation may follow that line better than the fence.',
          },
        ],
      },
      {
        title: 'Feed what lives there',
        about: 'Manure, straw and roots: what the small ones eat.',
        cover: 'cover-orchard.png',
        blocks: [
          {
            heading: 'Never bare',
            text: 'In a handful of soil live more creatures than people on earth, and most of them eat what roots give off. A field without a living root is a field on which they starve. Rye and vetch after the potatoes, clover under the barley: something green should stand in every month that has no frost.',
          },
          {
            photo: 'photo-barley.png',
            caption: 'Clover under barley, three weeks before the harvest.',
          },
          {
            heading: 'Little, and on top',
            text: 'Twelve tonnes of compost every third year do more than thirty-six at once. Leave straw and compost on top or work them in a hand deep: below that there is no air, and what should rot will sour.',
          },
        ],
      },
      {
        title: 'One year later: measure again',
        about: 'Three numbers that say whether it goes the right way.',
        cover: 'cover-rain.png',
        blocks: [
          {
            heading: 'Worms, water, smell',
            text: 'Go back to both holes in the same month. Count the worms again. Then press a tin without a bottom into the ground, pour in half a litre, and look at the clock: less than two minutes is good, more than ten is a plate somewhere below. And smell.',
          },
          { photo: 'photo-farmhouse.png', caption: 'The book hangs beside the kitchen door.' },
          {
            heading: 'Write it down',
            text: 'One line for each field and year is enough: date, worms, minutes, smell, what stood there. After three years you know more of your land than any map will tell you, and you will know which field wants to be asked first.',
          },
        ],
      },
    ],
    learners: [
      { name: 'farmer', completed: 2 },
      {
        name: 'wanjiru',
        completed: 4,
        stars: 5,
        words: 'We dug the two holes with the children. Best half hour of the spring.',
      },
      { name: 'tomasz', completed: 1, stars: 4, words: 'More on heavy clay, please.' },
    ],
  },
];
