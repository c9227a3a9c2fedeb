/** Texts of the members who are suggested behind an `@`. */
export const messages = {
  label: 'Members to name',
  found: (count: number) =>
    `${count === 1 ? 'One member' : `${count} members`}. Choose with the arrow keys and Enter.`,
};
