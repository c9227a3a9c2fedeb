import { LONGEST_FEEDBACK } from '#contract/courses/feedback.ts';

const number = new Intl.NumberFormat('en');

/** Every text of a course's feedback, and of its dialog. */
export const messages = {
  noun: 'feedback',
  title: 'What learners say',
  failed: 'What learners say did not load',
  partial: '',
  count: number.format,
  counted: 'Counted by stars',
  stars: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  learners: (count: number) => (count === 1 ? 'learner' : 'learners'),
  own: 'You',

  empty: {
    title: 'Nobody has said anything yet',
    text: 'What learners tell about this course stands here.',
    learner: 'You take this course: you could be the first.',
    action: 'Give feedback',
  },

  of: (title: string) => `Feedback: ${title}`,
  dialog: {
    title: 'Feedback',
    stars: 'Your stars',
    none: 'Please choose 1 to 5 stars',
    text: 'What would you tell another farmer?',
    atMost: `At most ${LONGEST_FEEDBACK.toLocaleString('en')} characters.`,
    send: 'Send',
    thanks: 'Thank you for your feedback.',
  },

  change: 'Change',
  takeBack: 'Take back',
  taking: {
    of: (title: string) => `Take feedback back: ${title}`,
    title: 'Take your feedback back?',
    text: 'Your stars and your words go, for everyone. You may say something anew at any time while you take the course.',
    busy: 'Loading...',
    done: 'Your feedback is taken back.',
  },
};
