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
  addTitle: 'Ask a survey',
  editTitle: 'Change a survey',
  back: 'Surveys that you asked',
  of: (title: string) => `Survey: ${title}`,

  place: {
    label: 'Who is asked?',
    none: 'Choose a place',
    loading: 'Loading...',
    failed: 'Your communities, groups, enterprises and courses did not load.',
    again: 'Try again',
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
      text: 'Who made a community, a group, an enterprise or a course can ask its members.',
      action: 'Your groups',
    },
    ofCommunity: (community: string) =>
      `Groups and enterprises stand here as long as you are in their community: you are in “${community}” now.`,
    change: 'Change the community',
  },
  title: 'Title',
  text: 'What is it about?',
  textHint: `At most ${LONGEST_SURVEY_TEXT.toLocaleString('en')} characters.`,
  until: 'Until when?',
  untilHint: 'The last day on which one can answer, at most a year ahead.',
  names: 'Will you see who answered?',
  named: { name: 'Yes, with names', text: 'Each member is told before they answer that you see their name.' },
  anonymous: {
    name: 'No, without names',
    text: `Nobody sees who answered, not even you. You see results once ${FEWEST_ANSWERS} members have answered.`,
  },
  namesFixed: {
    named: 'With names: you see who answered.',
    anonymous: 'Without names: nobody sees who answered.',
  },

  questions: 'Questions',
  fixed: 'Somebody has answered already: the questions stay as they are.',
  notKept: 'What you changed in them here, or in whether there are names, is not kept.',
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

  restored: 'You began this before. It is on this device only.',
  drop: 'Drop my changes',
  askDrop: {
    title: 'Drop your changes?',
    text: 'What you wrote here and have not saved is kept nowhere else.',
    confirm: 'Drop',
    cancel: 'Keep them',
  },
  cancel: 'Cancel',
  send: 'Ask this survey',
  save: 'Save changes',
  acts: 'Sending the survey',
  asked: (title: string) => `“${title}” is asked.`,
  saved: (title: string) => `“${title}” is saved.`,
  hasAnswers:
    'Somebody has answered meanwhile: the questions stay as they are, and your changes to them are not kept. Save again for all else.',
  changed:
    'This survey was changed on another device. What you typed is all here: save again, and it takes the place of that.',
};
