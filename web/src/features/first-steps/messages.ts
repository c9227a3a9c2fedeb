import type { StepName } from './steps.ts';

/** Every text of the first steps: what to do, and why, in one line. */
export const messages = {
  label: 'First step',
  steps: {
    name: { title: 'Tell your name', text: 'What do neighbours call you?' },
    picture: { title: 'Add a picture', text: 'Neighbours know you by your face.' },
    email: { title: 'Add an e-mail', text: 'It is your way back in.' },
    community: { title: 'Join a community', text: 'Others grow what you do.' },
    course: { title: 'Start a course', text: 'Open one below, and join it.' },
  } satisfies Record<StepName, { title: string; text: string }>,
  confirm: 'Confirm your e-mail',
  done: 'Done.',
  hide: (title: string) => `Hide: ${title}`,
  hidden: 'Hidden. It does not come back.',
  undo: 'Undo',
};
