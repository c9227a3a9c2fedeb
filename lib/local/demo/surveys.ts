import type { SurveyQuestionDraft } from '#contract/surveys/survey-questions.ts';

/** To each question in turn: texts of options, a number or a text; undefined for one that is left out. */
type Answers = readonly (readonly string[] | number | string | undefined)[];

export interface DemoSurvey {
  readonly title: string;
  readonly text: string;
  /** Days from now. */
  readonly days: number;
  readonly isNamed?: boolean;
  readonly questions: readonly SurveyQuestionDraft[];
  readonly answers: Readonly<Record<string, Answers>>;
}

const options = (...texts: readonly string[]) => texts.map((text) => ({ text }));

/** Surveys of communities, groups and enterprises, by their names; who made these asks. */
export const demoSurveys: Readonly<Record<string, DemoSurvey>> = {
  'Farm Books': {
    title: 'An evening for tax forms',
    text: 'One evening in winter, at the long table. When, and what should we open first?',
    days: 20,
    isNamed: true,
    questions: [
      {
        kind: 'one',
        question: 'Which evening?',
        isRequired: true,
        options: options('Tuesday', 'Thursday', 'Sunday, before supper'),
      },
      { kind: 'text', question: 'Which form keeps you awake?' },
    ],
    answers: {
      wanjiru: [['Thursday'], 'The one for the milk quota.'],
      jonas: [['Thursday'], undefined],
    },
  },
  'First-year growers': {
    title: 'The first season, looking back',
    text: 'Five minutes, without names. It decides what we talk about in spring.',
    days: 30,
    questions: [
      {
        kind: 'scale',
        question: 'How did the season go?',
        isRequired: true,
        lowLabel: 'Poorly',
        highLabel: 'Very well',
      },
      {
        kind: 'several',
        question: 'What took the most of your harvest?',
        options: options('Slugs', 'Drought', 'Frost', 'Birds', 'Nothing much'),
      },
      {
        kind: 'one',
        question: 'Where do you sell?',
        options: options('At the gate', 'At a market', 'By a cooperative', 'Not yet'),
      },
      { kind: 'text', question: 'What would you do another way?' },
    ],
    answers: {
      priya: [4, ['Birds'], ['At a market'], 'Sow the second half two weeks later.'],
      mateo: [3, ['Frost', 'Drought'], ['By a cooperative'], 'Cover the quinoa before I believe the sky.'],
      linh: [5, ['Nothing much'], ['At the gate'], undefined],
      amara: [3, ['Drought'], ['At the gate'], 'Dig the pond first, then plant.'],
      nour: [4, ['Slugs', 'Birds'], undefined, undefined],
    },
  },
  'Northfold Veg Boxes': {
    title: 'Packing on Thursdays',
    text: 'Ninety boxes take us until nine. Could we begin earlier?',
    days: 10,
    isNamed: true,
    questions: [
      {
        kind: 'several',
        question: 'From when on can you come?',
        isRequired: true,
        options: options('Two o’clock', 'Four o’clock', 'Six o’clock'),
      },
      { kind: 'text', question: 'Anything that is in your way?' },
    ],
    answers: {
      teacher: [['Four o’clock', 'Six o’clock'], 'School ends at half past three.'],
      priya: [['Two o’clock', 'Four o’clock'], undefined],
    },
  },
  'Ridge Mill & Bakery': {
    title: 'Which flour next?',
    text: 'We have room for one more grain in autumn.',
    days: 40,
    questions: [
      {
        kind: 'one',
        question: 'Which one would you grow?',
        isRequired: true,
        options: options('Rye', 'Emmer', 'Buckwheat'),
      },
    ],
    answers: { farmer: [['Emmer']], wanjiru: [['Rye']] },
  },
};
