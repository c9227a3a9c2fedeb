import { MOST_SURVEY_QUESTIONS, type SurveyQuestionKind } from '#contract/surveys/survey-questions.ts';
import { FEWEST_ANSWERS, LONGEST_SURVEY_TEXT, type SurveyedOn } from '#contract/surveys/surveys.ts';
import { messages as words } from '#web/parts/questions/messages.ts';

const kinds: Record<SurveyQuestionKind, string> = {
  one: 'One choice',
  several: 'Several choices',
  scale: 'Scale from 1 to 5',
  text: 'Own words',
};

/** Every text of asking a survey. */
export const messages = {
  noun: 'survey',
  addTitle: 'Create a survey',
  editTitle: 'Change a survey',
  back: 'Surveys that you created',
  of: (title: string) => `Survey: ${title}`,

  place: {
    label: 'Who is asked?',
    none: 'Choose a place',
    loading: 'Loading...',
    failed: 'Your communities, groups, enterprises and courses did not load.',
    chosen: (title: string) => `The members of “${title}”`,
    groups: {
      community: 'Communities',
      group: 'Groups',
      enterprise: 'Enterprises',
      course: 'Courses',
    } satisfies Record<SurveyedOn, string>,
    missing: 'Please choose who is asked.',
    nothing: {
      title: 'There is nobody to ask yet',
      text: 'If you made a community, a group, an enterprise or a course, you can ask its members.',
      action: 'Your groups',
    },
    ofCommunity: (community: string) =>
      `Only the groups and enterprises of “${community}”, where you are now, are listed here.`,
    change: 'Change the community',
  },
  title: 'Title',
  text: 'What is it about?',
  textHint: `At most ${LONGEST_SURVEY_TEXT.toLocaleString('en')} characters.`,
  until: 'Until when?',
  untilHint: 'The last day to answer, at most a year ahead.',
  names: 'Will you see who answered?',
  named: {
    name: 'Yes, with names',
    text: 'Members are told before they answer that you will see their names.',
  },
  anonymous: {
    name: 'No, without names',
    text: `Nobody sees who answered, not even you. You see results once ${FEWEST_ANSWERS} members have answered.`,
  },
  namesFixed: {
    named: 'With names: you see who answered.',
    anonymous: 'Without names: nobody sees who answered.',
  },

  questions: 'Questions',
  fixed: 'Somebody has already answered, so the questions can no longer be changed.',
  notKept: 'Your changes to the questions, or to whether names are shown, are not kept.',
  kinds,
  required: 'An answer is required',
  low: 'What 1 means',
  high: 'What 5 means',
  mostQuestions: `A survey has ${MOST_SURVEY_QUESTIONS} questions at most.`,
  remove: (position: number) => `Remove: ${words.name(position)}`,

  noTitle: 'Please give the survey a title.',
  noDay: 'Please choose the last day.',
  dayPast: 'Please choose a day that is still to come.',
  dayFar: 'Please choose a day within a year.',
  noQuestion: 'Please add a question.',
  emptyQuestion: 'Please write the question.',
  incomplete: 'Something is still missing.',

  cancel: 'Cancel',
  send: 'Send this survey',
  save: 'Save changes',
  acts: 'Sending the survey',
  asked: (title: string) => `“${title}” is open for answers.`,
  saved: (title: string) => `“${title}” is saved.`,
  hasAnswers:
    'Somebody has answered in the meantime, so your changes to the questions are not kept. Save again to keep your other changes.',
  changed:
    'This survey was changed on another device. Save again to replace that version with what you typed here.',
};
