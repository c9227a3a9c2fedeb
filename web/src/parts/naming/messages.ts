import { MOST_MENTIONED } from '#contract/fields/mentions.ts';

/** Texts of the members who are suggested behind an `@`. */
export const messages = {
  label: 'Members to name',
  found: (count: number) =>
    `${count === 1 ? 'One member' : `${count} members`}. Choose with the arrow keys and Enter.`,
  tooMany: `The first ${MOST_MENTIONED} whom you name are notified, and no more. To reach others, name them in another text.`,
};
