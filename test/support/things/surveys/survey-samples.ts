import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { Survey, SurveyCard } from '#contract/surveys/surveys.ts';

/** A question of each kind. */
export const surveyQuestions: readonly SurveyQuestion[] = [
  {
    id: 'q1',
    kind: 'one',
    question: 'What do you sow first?',
    isRequired: true,
    options: [
      { id: 'o1', text: 'Vetch' },
      { id: 'o2', text: 'Rye' },
    ],
  },
  {
    id: 'q2',
    kind: 'several',
    question: 'What do you own?',
    isRequired: true,
    options: [
      { id: 'p1', text: 'A drill' },
      { id: 'p2', text: 'A roller' },
      { id: 'p3', text: 'A harrow' },
    ],
  },
  {
    id: 'q3',
    kind: 'scale',
    question: 'How wet was the spring?',
    isRequired: false,
    lowLabel: 'Dry',
    highLabel: 'Drowned',
  },
  { id: 'q4', kind: 'text', question: 'What would help you?', isRequired: true },
];

/** As a list shows one that waits for the member. */
export const aSurveyCard = (more: Partial<SurveyCard> = {}): SurveyCard => ({
  id: 's1',
  on: 'group',
  onId: 'g1',
  onTitle: 'Cover crops',
  communityId: '3',
  title: 'What you sow between rows',
  until: '2126-03-09',
  endsAt: '2126-03-10T12:00:00.000Z',
  hasEnded: false,
  isNamed: false,
  questionsCount: 4,
  answersCount: 42,
  creator: 'ben',
  author: 'Ben Hill',
  createdAt: '2026-03-01T08:00:00.000Z',
  isCreator: 'false',
  isDismissed: false,
  version: 0,
  ...more,
});

export const aSurvey = (more: Partial<Survey> = {}): Survey => ({
  ...aSurveyCard(),
  questions: [...surveyQuestions],
  isAsked: true,
  ...more,
});
