import type { DemoName } from './accounts.ts';

export type DemoBlock =
  | { readonly heading?: string; readonly text: string }
  | { readonly photo: string; readonly caption?: string }
  | { readonly film: string; readonly cover: string; readonly title: string };

/** A news article of the demo; pictures are names of files beside this one. */
export interface DemoNews {
  readonly author: DemoName;
  readonly title: string;
  readonly category: 'Farming' | 'People' | 'Nature' | 'Cars industry' | 'Media news';
  readonly cover: string;
  readonly blocks: readonly DemoBlock[];
}

/** In order of creation: the last one is on top of the list. */
export const demoNews: readonly DemoNews[] = [
  {
    author: 'admin',
    title: 'Welcome to Growers',
    category: 'Media news',
    cover: 'cover-farmhouse.png',
    blocks: [
      {
        text: 'This is the place for everyone who grows something, on five hundred hectares or on a balcony. Write down what worked this season, and what did not: the second kind helps others more.',
      },
      {
        heading: 'Three things that make a good post',
        text: 'Say where you farm and on what soil, because advice that is right on sand can be wrong on clay. Give a number where you have one: litres, kilos, hours, prices. And add a picture, even a plain one from your phone.',
      },
      {
        heading: 'Ask',
        text: 'Nobody here has seen everything. A question about a yellow leaf is a fine first post.',
      },
    ],
  },
  {
    author: 'farmer',
    title: 'What two years of cover crops did to our sandy field',
    category: 'Farming',
    cover: 'cover-contours.png',
    blocks: [
      {
        text: 'Our north field is nine hectares of sand that used to blow away every March. Two autumns ago we stopped leaving it bare after the potatoes. This is what changed, with the numbers from our own book.',
      },
      {
        heading: 'What we sowed',
        text: 'Winter rye at 90 kilos a hectare with 15 kilos of hairy vetch, drilled on 20 September. The rye covers the ground before the frost, the vetch brings the nitrogen. In a dry autumn we drill one centimetre deeper and roll.',
      },
      { photo: 'photo-valley.png', caption: 'The north field is the large one by the river bend.' },
      {
        heading: 'What it cost and what it gave',
        text: 'Seed and one pass came to 118 euros a hectare. In the second spring we spread 40 kilos less nitrogen, and after a rain of 30 millimetres there were no puddles for the first time. Organic matter went from 1.4 to 1.7 percent. It is not a miracle, but it goes the right way.',
      },
      {
        heading: 'What I would do differently',
        text: 'End the rye earlier. We waited until it was chest high, it drank the water that the beets needed, and the first rows came up thin. This year we roll it at knee height.',
      },
    ],
  },
  {
    author: 'teacher',
    title: 'A soil test you can do with a jar and ten minutes',
    category: 'Nature',
    cover: 'cover-beets.png',
    blocks: [
      {
        text: 'Before you pay a laboratory, find out what your soil is made of. You need a straight-sided jar with a lid, water, and a spoon of dish soap.',
      },
      {
        heading: 'How it goes',
        text: 'Fill a third of the jar with soil from spade depth, without stones and roots. Fill up with water, add the soap, and shake for three minutes. Put it down and look at the clock: what has sunk after one minute is sand, after two hours silt, and what still clouds the water the next day is clay.',
      },
      {
        heading: 'How to read it',
        text: 'Measure each layer with a ruler and divide by the whole. More than half sand: water little and often, and feed in small portions. More than a third clay: stay off it when it is wet, and lime before you fertilise. Anything between is the loam that everyone envies you for.',
      },
    ],
  },
  {
    author: 'farmer',
    title: 'Forty litres less: what a moisture sensor changed under our pivot',
    category: 'Farming',
    cover: 'cover-pivots.png',
    blocks: [
      {
        text: 'We used to water by the calendar: every fourth day, twelve hours. Last year we buried three sensors at 20 and 40 centimetres under one of our two pivots and left the other as it was.',
      },
      { photo: 'photo-pivots.png', caption: 'The yellow circle has the sensors, its neighbours do not.' },
      {
        heading: 'The result',
        text: 'The field with the sensors got 310 millimetres instead of 350, so forty litres less on every square metre, and gave the same yield within half a ton. The pump ran 96 hours less. At our price of electricity the sensors paid for themselves in one summer.',
      },
      {
        heading: 'One warning',
        text: 'Bury them in the row, not between the rows, and write down where. We found one of ours with the plough.',
      },
    ],
  },
  {
    author: 'admin',
    title: 'The first electric tractor on our lane: a neighbour keeps the book',
    category: 'Cars industry',
    cover: 'cover-evening.png',
    blocks: [
      {
        text: 'Pieter milks sixty cows and bought a small electric tractor in spring, for feeding, mowing and the yard. He let us look into his book after the first thousand hours.',
      },
      {
        heading: 'What it is good at',
        text: 'All work near the barn: it starts at once, it is quiet when the cows are in, and there is nothing to warm up. A day of feeding takes about half of the battery, and it charges from the roof while Pieter has lunch.',
      },
      {
        heading: 'What it is not good at',
        text: 'Ploughing. After two and a half hours it wants to go home. For that he still borrows the old diesel from his brother, six days a year.',
      },
      {
        heading: 'The numbers',
        text: 'Energy came to 2.10 euros an hour, the diesel was at 9.40. Service so far: grease, one tyre, no oil.',
      },
    ],
  },
  {
    author: 'teacher',
    title: 'Pruning an old orchard back to life, one third a year',
    category: 'Nature',
    cover: 'cover-orchard.png',
    blocks: [
      {
        text: 'Many of you have inherited apple trees that nobody touched for twenty years. The temptation is to take the saw and do it all in one winter. The tree answers with a broom of water shoots and no apples. Take three winters instead.',
      },
      {
        heading: 'First winter: air',
        text: 'Remove what is dead, what is ill, and what rubs. Then stop, even if it looks unfinished. Never take more than a third of the crown.',
      },
      { photo: 'photo-orchard.png', caption: 'Rows that let light through down to the lowest branch.' },
      {
        heading: 'Second winter: light',
        text: 'Lower the top to a side branch that points outwards, so that you can pick from the ladder and the sun reaches the middle. Cut just above the collar, where the branch is ringed; leave no peg.',
      },
      {
        heading: 'Third winter: order',
        text: 'Of the water shoots that came, keep one in five, the flattest ones, and bend them down with a string. They will bear in two years. Take out the rest in June by hand, while they are soft.',
      },
    ],
  },
  {
    author: 'admin',
    title: 'Maryam sells everything she grows within eight kilometres',
    category: 'People',
    cover: 'cover-barley.png',
    blocks: [
      {
        text: 'Maryam Haddad took over two hectares from her uncle, with a glasshouse that leaked and no customers. Five years later she has 140 boxes a week, and a waiting list. We asked her how.',
      },
      {
        heading: 'Start with the day, not with the crop',
        text: '"I asked people on which day they cook," she says. "Thursday. So we harvest on Wednesday evening and deliver before breakfast. Everything else, what I grow and how much, came after that."',
      },
      {
        heading: 'Say it early when something fails',
        text: 'When hail took her lettuce, every customer had a message the same night with what would be in the box instead. Nobody left. "They forgive the weather. They do not forgive silence."',
      },
      {
        photo: 'photo-farmhouse.png',
        caption: 'The farm above the village: the furthest customer lives behind the second hill.',
      },
      {
        heading: 'Her advice for the first year',
        text: 'Ten customers, ten crops, and a notebook. Double it only when you can take a Sunday off.',
      },
    ],
  },
  {
    author: 'farmer',
    title: 'After the downpour: how to see in an hour what your field needs',
    category: 'Farming',
    cover: 'cover-rain.png',
    blocks: [
      {
        text: 'On Tuesday we had 47 millimetres in one night. The first hour after such a rain tells more about a field than a whole dry month. This is the round I make, with a spade and boots, before anything drives on it.',
      },
      {
        heading: 'Look where the water stands',
        text: "A puddle in a wheel track is last autumn's harvest, a puddle on the headland is this spring's turning. Dig beside it: if there is a plate at 25 centimetres that the spade does not like, the roots do not like it either.",
      },
      {
        heading: 'Look at what it carried away',
        text: 'Brown water in the ditch is your best soil leaving. Follow it uphill to where it starts; that is where a strip of grass, three metres wide, earns more than the crop did.',
      },
      { photo: 'photo-barley.png', caption: 'The barley on the slope stood: it was sown across, not down.' },
      {
        heading: 'Then wait',
        text: 'Take a handful and press. If it stays a sausage, stay at home. One pass too early cost us four years in the lower field.',
      },
    ],
  },
];
