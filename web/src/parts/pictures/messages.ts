/** Every text of pictures that are chosen for what one writes, and of those that were sent. */
export const messages = {
  close: 'Close',
  enlarge: (label: string) => `Enlarge: ${label}`,
  ownSize: 'In its own size',
  more: (most: number) => `At most ${most} ${most === 1 ? 'picture' : 'pictures'}, please.`,
  remove: (name: string) => `Remove ${name}`,
  unsent: (count: number) => `With ${count} ${count === 1 ? 'picture' : 'pictures'}`,
};
