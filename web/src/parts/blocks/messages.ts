/** Every text of blocking a member. */
export const messages = {
  noun: 'block',
  /** Instead of a name that is not known yet. */
  somebody: 'this member',
  block: 'Block',
  unblock: 'Unblock',
  blockOf: (name: string) => `Block ${name}`,
  unblockOf: (name: string) => `Unblock ${name}`,
  blocking: (name: string) => `Block: ${name}`,
  unblocking: (name: string) => `Unblock: ${name}`,
  notBlocked: (name: string, why: string) => `${name} is not blocked. ${why}`,
  notUnblocked: (name: string, why: string) => `${name} is still blocked. ${why}`,
  isBlocked: (name: string) =>
    `You blocked ${name}: neither of you finds the other’s replies, posts and collections, or can reply or write to the other. They are not told.`,
  ask: (name: string) => ({
    title: `Block ${name}?`,
    text: 'Neither of you will find the other’s replies, posts and collections, be asked in the other’s surveys, or be able to reply or write to the other. You will still see their news, courses and library files. They are not told. You can unblock them at any time.',
  }),

  list: 'Members you blocked',
  failed: 'The members you blocked did not load',
  none: { title: 'You have not blocked anybody', text: 'You can block a member on their profile.' },
};
