import type { ReportReason } from '#contract/fields/hidden.ts';

export interface DemoReply {
  readonly by: string;
  readonly text: string;
  /** Whether who asked marks it as the answer. */
  readonly isAnswer?: boolean;
  /** Who reported it, and what they said. */
  readonly reported?: { readonly by: string; readonly reason: ReportReason; readonly text: string };
}

/** A post in a group or an enterprise; its pictures are beside this file. */
export interface DemoPost {
  readonly by: string;
  readonly text: string;
  readonly isQuestion?: boolean;
  readonly pictures?: readonly string[];
  readonly replies?: readonly DemoReply[];
  /** Who finds it useful. */
  readonly useful?: readonly string[];
}

/** Posts of groups and enterprises, by title, in order of time: the last one is on top. */
export const circlePosts: Readonly<Record<string, readonly DemoPost[]>> = {
  'Night lambing': [
    {
      by: 'wanjiru',
      text: 'The rota for the first fortnight hangs in the long barn. Two nights have nobody yet: Tuesday and Sunday, from two to six.',
      replies: [{ by: 'jonas', text: 'I take the Sunday. Leave the kettle out.' }],
    },
    {
      by: 'aoife',
      text: 'Three sets of twins since midnight. The heat lamp from row two is free again; it stands by the gate.',
      pictures: ['photo-valley.png', 'photo-farmhouse.png'],
      useful: ['farmer', 'linh', 'tomasz'],
    },
    {
      by: 'farmer',
      text: 'Who still has colostrum in the freezer? Two orphans here, both standing.',
      isQuestion: true,
      replies: [
        { by: 'mateo', text: 'None left, sorry. The vet in the village sells powder until eight.' },
        {
          by: 'teacher',
          text: 'Two litres, from our own ewes, in half-litre bags. Thaw it in warm water, never hot, and give fifty millilitres for each kilo in the first six hours. Come by, the light is on.',
          isAnswer: true,
        },
        { by: 'farmer', text: 'Thank you! Both have drunk and sleep.' },
      ],
      useful: ['aoife', 'wanjiru'],
    },
  ],
  'First-year growers': [
    {
      by: 'priya',
      text: 'My seedlings lean over and have long thin stems. Too little water?',
      isQuestion: true,
      replies: [
        {
          by: 'teacher',
          text: 'Too little light, and too warm. Move them to the brightest window, keep them at twelve to fifteen degrees at night, and turn the trays every day.',
          isAnswer: true,
        },
      ],
      useful: ['farmer', 'linh'],
    },
    {
      by: 'mateo',
      text: 'First carrots of my life. Half of them have two legs: stones, they say.',
      pictures: ['cover-beets.png'],
      useful: ['teacher', 'amara', 'nour'],
    },
  ],
  'Rain gauge club': [
    {
      by: 'nour',
      text: 'Eleven gauges are in for October: 62 millimetres on the ridge, 48 at the ford. The twelfth had a snail in it. @farmer, is the one at the ford yours?',
      pictures: ['photo-pivots.png'],
      useful: ['farmer', 'priya'],
    },
  ],
  'Seed shelf': [
    {
      by: 'linh',
      text: 'Does anybody have runner beans that bear in a wet summer?',
      isQuestion: true,
      replies: [
        { by: 'wanjiru', text: 'The black ones on the second shelf did. Take a handful, bring back two.' },
      ],
    },
  ],
  'Northfold Veg Boxes': [
    {
      by: 'farmer',
      text: 'In the boxes this Thursday: leeks, red cabbage, three kinds of beet, and the last pears from Tomasz.',
      pictures: ['photo-orchard.png'],
      replies: [{ by: 'linh', text: 'Could we have two bunches of leeks instead of the cabbage?' }],
      useful: ['teacher', 'priya', 'aoife'],
    },
  ],
  'Ridge Mill & Bakery': [
    {
      by: 'amara',
      text: 'How dry does spelt have to be before you take it?',
      isQuestion: true,
      replies: [
        {
          by: 'jonas',
          text: 'Fourteen per cent at most. Bring a jar of it first, and we measure while you wait.',
          isAnswer: true,
        },
      ],
    },
  ],
};

/** Replies to news, by title. */
export const newsReplies: Readonly<Record<string, readonly DemoReply[]>> = {
  'What two years of cover crops did to our sandy field': [
    { by: 'amara', text: 'What did you sow after the potatoes, and how late can one still do it?' },
    { by: 'farmer', text: 'Rye and vetch. By the tenth of October it still covers the field before winter.' },
  ],
  'Welcome to Growers': [
    { by: 'linh', text: 'Hello from six terraces and a small barn. Glad to be here.' },
    {
      by: 'mateo',
      text: 'A used two-row potato planter, cheap, only this week. Write to me for the price!',
      reported: { by: 'nour', reason: 'spam', text: 'The same advert stands under every article.' },
    },
  ],
};

/** Replies to lessons, by title; by who teaches the course, or takes it. */
export const lessonReplies: Readonly<Record<string, readonly DemoReply[]>> = {
  'A hole of two spades': [
    { by: 'tomasz', text: 'On our clay the second spade would not go in at all. Is that an answer, too?' },
    {
      by: 'teacher',
      text: 'It is the best one: that is your plough pan. Write down at what depth it began, and dig there again in a year.',
    },
  ],
};
