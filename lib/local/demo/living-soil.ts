import type { DemoCourse } from './courses.ts';

/** The complete course of the demo, with materials and tests. */
export const livingSoil: DemoCourse = {
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
      materials: [
        { name: 'What to take along, and what to write down', file: 'library/a-hole-of-two-spades.txt' },
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
      materials: [{ name: 'How much lime, by soil', file: 'library/lime-by-soil.pdf' }],
      test: [
        {
          question: 'You shake the jar and put it down. What has sunk after one minute?',
          options: ['Clay', 'Sand', 'Silt', 'All of it'],
          answer: 'Sand',
        },
        {
          question: 'The next day the water is still cloudy. What is afloat?',
          options: ['Sand', 'Silt', 'Clay'],
          answer: 'Clay',
        },
        {
          question:
            'In your jar lie five centimetres of sand, three of silt and two of clay. How much of your soil is sand?',
          options: ['About a fifth', 'About a third', 'About half'],
          answer: 'About half',
        },
        {
          question: 'Your field is sand. How do you give it water and nitrogen?',
          options: ['Little and often', 'Much at once, and seldom', 'All of it in autumn'],
          answer: 'Little and often',
        },
        {
          question: 'It has rained for three days, and your field is clay. What now?',
          options: ['Plough it while it is soft', 'Roll it flat', 'Stay off it until it has dried'],
          answer: 'Stay off it until it has dried',
        },
        { question: 'Where does the soil change on your own land, and by what do you see it?' },
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
      materials: [{ name: 'Field book to go on with', file: 'library/field-book.xlsx' }],
      test: [
        {
          question: 'When do you go back to both holes?',
          options: ['After the next rain', 'In the same month a year later', 'When the crop is ripe'],
          answer: 'In the same month a year later',
        },
        {
          question: 'Half a litre in the tin is gone after a minute and a half. What does that say?',
          options: ['The water gets in well', 'A plate lies somewhere below', 'The soil is too dry to tell'],
          answer: 'The water gets in well',
        },
        {
          question: 'It takes twelve minutes. Where do you look?',
          options: ['At the weather', 'For a plate below, with the spade', 'For more worms'],
          answer: 'For a plate below, with the spade',
        },
        {
          question: 'Which of these says that it goes the right way?',
          options: [
            'Soil that smells of a drain',
            'Roots that turn to the side',
            'More worms in a spade than a year ago',
          ],
          answer: 'More worms in a spade than a year ago',
        },
        { question: 'Which of your fields will you ask first, and what do you want to know of it?' },
      ],
    },
  ],
  learners: [
    {
      name: 'farmer',
      completed: 2,
      attempts: [
        {
          lesson: 2,
          right: 2,
          wrote: 'At the river bend: it is sand there, and the beets look pale.',
          remark: {
            text: 'The place is well chosen. Now dig: what does a handful do when you press it?',
            isRight: false,
          },
        },
        {
          lesson: 2,
          right: 4,
          wrote: 'At the river bend. A handful does not hold together there, thirty steps up it does.',
        },
      ],
    },
    {
      name: 'wanjiru',
      completed: 4,
      attempts: [
        { lesson: 2, right: 5, wrote: 'Behind the house it is red and sticky, by the road grey and dusty.' },
        { lesson: 4, right: 4, wrote: 'The one by the road. Why the water stands there after every rain.' },
      ],
      stars: 5,
      words: 'We dug the two holes with the children. Best half hour of the spring.',
    },
    { name: 'tomasz', completed: 1, stars: 4, words: 'More on heavy clay, please.' },
  ],
};
