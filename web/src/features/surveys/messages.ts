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
  tabs: { open: 'Open', answered: 'Answered', mine: 'Asked' } satisfies Record<SurveyScope, string>,
  failed: 'The surveys did not load',
  partial: '',
  ask: 'Ask a survey',
  unsent: 'Not sent yet',
  toOpen: 'Surveys that wait for you',
  empty: {
    open: {
      title: 'No survey waits for you',
      text: 'What your communities, groups, enterprises and courses ask stands here until you have answered it.',
    },
    answered: {
      title: 'You have answered no survey yet',
      text: 'Surveys that you answer stand here afterwards.',
    },
    mine: {
      title: 'You have asked nothing yet',
      text: 'Who made a community, a group, an enterprise or a course can ask its members.',
    },
  } satisfies Record<SurveyScope, { title: string; text: string }>,

  others: {
    title: 'More surveys wait for you',
    text: (count: number) => `${number.format(count)} more load once there is a connection.`,
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
    text: (title: string) => `“${title}” goes, with all that was answered. Nobody can bring it back.`,
    confirm: 'Delete',
    busy: 'Deleting...',
    of: (title: string) => `Delete the survey: ${title}`,
    done: 'The survey is deleted.',
  },
};
