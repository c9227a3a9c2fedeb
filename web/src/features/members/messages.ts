const number = new Intl.NumberFormat('en');
const countOf = (count: number) => `${number.format(count)} ${count === 1 ? 'member' : 'members'}`;

/** Every text of the members' screens. */
export const messages = {
  list: 'Members',
  search: 'Search members',
  anonymous: 'anonymous',
  writeTo: (name: string) => `Message to ${name}`,

  count: countOf,
  found: (count: number, isPartial: boolean) =>
    count === 0 ? 'Nobody found' : `${isPartial ? 'At least ' : ''}${countOf(count)} found`,
  partial: 'Many members are found by this, and not all of them were looked at. Add another word.',

  failed: 'The members did not load',
  empty: {
    title: 'No members yet',
    text: 'Whoever joins this community is shown here.',
    action: 'Go to the communities',
  },
  nobody: {
    title: 'Nobody found',
    text: 'Type the beginning of a name, of a village or of what somebody grows.',
    action: 'Show all members',
  },
};
