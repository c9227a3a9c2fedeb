import type { SurveyCard, SurveyedOn, SurveyScope } from '#contract/surveys/surveys.ts';
import { formatDate } from '#web/lib/format/format-date.ts';

const number = new Intl.NumberFormat('en');
const nouns: Record<SurveyedOn, string> = {
  community: 'community',
  group: 'group',
  enterprise: 'enterprise',
  course: 'course',
};

/** Every text of the lists of surveys. */
export const messages = {
  noun: 'survey',
  title: 'My Survey',
  back: 'My dashboard',
  tabs: { open: 'Open', answered: 'Answered', mine: 'Created' } satisfies Record<SurveyScope, string>,
  failed: 'The surveys did not load',
  partial: '',
  ask: 'Create a survey',
  unsent: 'Not sent yet',
  toOpen: 'Surveys that wait for you',
  empty: {
    open: {
      title: 'No survey waits for you',
      text: 'Surveys of your communities, groups, enterprises and courses appear here until you answer them.',
    },
    answered: {
      title: 'You have not answered a survey yet',
      text: 'Surveys that you answer appear here afterwards.',
    },
    mine: {
      title: 'You have not created a survey yet',
      text: 'If you made a community, a group, an enterprise or a course, you can ask its members.',
    },
  } satisfies Record<SurveyScope, { title: string; text: string }>,

  others: {
    title: 'More surveys wait for you',
    text: (count: number) => `${number.format(count)} more will load once there is a connection.`,
  },

  answered: (count: number) => `${number.format(count)} answered`,
  until: (until: string) => `Open until ${formatDate(until)}`,
  ended: (until: string) => `Ended on ${formatDate(until)}`,
  /** Whom it asks. */
  from: ({ on, onTitle }: Pick<SurveyCard, 'on' | 'onTitle'>) => `${onTitle} (${nouns[on]})`,
  answer: 'Answer',
  results: 'Results',
  dismiss: 'Dismiss',
  of: (act: string, title: string) => `${act}: ${title}`,
  dismissing: (title: string) => `Dismiss the survey: ${title}`,
  askingAgain: (title: string) => `Bring back the survey: ${title}`,
  dismissed: 'The survey is dismissed.',
  undo: 'Undo',
  notDismissed: (why: string) => `The survey stays. ${why}`,

  deletion: {
    title: 'Are you sure you want to delete?',
    text: (title: string) => `“${title}” and all its answers will be deleted. They cannot be brought back.`,
    confirm: 'Delete',
    busy: 'Deleting...',
    of: (title: string) => `Delete the survey: ${title}`,
    done: 'The survey is deleted.',
  },
};
