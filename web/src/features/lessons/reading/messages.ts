import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of a lesson's page for its learners. */
export const messages = {
  title: 'Lesson',
  failed: 'This lesson did not load',
  toCourse: 'Back to the course',
  toCourses: 'All courses',
  materials: 'Files of this lesson',
  missing: {
    title: 'This lesson is not here',
    text: 'It may have been deleted, or the link is not whole.',
  },

  place: (place: number, all: number) => `Lesson ${place} of ${all}`,
  completed: 'Completed',
  edit: 'Edit lesson',
  restFailed: 'The rest did not load',

  newTab: ', opens in a new tab',

  nav: 'Lessons',
  previous: 'Prev',
  next: 'Next',
  complete: 'Course Complete',
  passFirst: 'Pass the lesson test first.',
  arriveFirst: 'Your test has to arrive first. This opens once it is passed.',

  waits: {
    title: 'This lesson opens by itself',
    text: 'What you did goes out first.',
    see: 'See what waits',
  },
  notEnrolled: 'Join the course to open its lessons.',
  notLetIn: (author: string) => `Ask ${author} how to pay. Once you have, they let you in.`,
  locked: 'Finish Previous Lesson',

  begun: (title: string) => `Begun: ${title}`,
  finished: (title: string) => `Finished: ${title}`,
  notOpen: (title: string, why: string) => `${shortName(title)} is not open yet. ${why}`,
  notFinished: (title: string, why: string) => `${shortName(title)} is not completed. ${why}`,
  noun: 'lesson',
};
