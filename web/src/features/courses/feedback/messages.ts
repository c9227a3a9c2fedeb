const number = new Intl.NumberFormat('en');
const learners = (count: number) => (count === 1 ? 'learner' : 'learners');
const starsOf = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** Every text of what learners said of a course. */
export const messages = {
  title: 'What learners say',
  loading: 'Loading...',
  failed: 'What learners say did not load',
  partial: '',
  count: number.format,
  counted: 'Counted by stars',
  stars: starsOf,
  learners,
  own: 'You',

  empty: {
    title: 'Nobody has said anything yet',
    text: 'What learners tell about this course stands here.',
    learner: 'You take this course: you could be the first.',
    action: 'Give feedback',
  },

  change: 'Change',
  takeBack: 'Take back',
  taking: {
    title: 'Take your feedback back?',
    text: 'Your stars and your words go, for everyone. You may say something anew at any time while you take the course.',
    cancel: 'Cancel',
  },
  of: (title: string) => `Take feedback back: ${title}`,
  takenBack: 'Your feedback is taken back.',
};
