import type { SortWords } from '#web/components/list/sorting.ts';

const name = (position: number) => `Question ${position}`;

/** Texts of writing questions. */
export const messages = {
  name,
  question: 'Question',
  options: 'Options',
  option: (position: number) => `Option ${position}`,
  removeOption: (position: number) => `Remove option ${position}`,
  addOption: 'Add option',
  mostOptions: (count: number) => `A question has ${count} options at most.`,
  add: 'Add a question',
  move: (position: number) => `Move: ${name(position)}`,
  up: (position: number) => `Move up: ${name(position)}`,
  down: (position: number) => `Move down: ${name(position)}`,
  sort: {
    held: (_, position, count) =>
      `${name(position)} of ${count} is held. Arrow keys move it, Space puts it down, Esc puts it back.`,
    moved: (_, position, count) => `It is question ${position} of ${count} now.`,
    putBack: (_, position, count) => `It stays question ${position} of ${count}.`,
  } satisfies SortWords,

  emptyOption: 'This option is empty.',
  twice: 'This option is there twice.',
};
