/** Every text of pictures that are chosen for what one writes. */
export const messages = {
  more: (most: number) => `At most ${most} ${most === 1 ? 'picture' : 'pictures'}, please.`,
  remove: (name: string) => `Remove ${name}`,
  unsent: (count: number) => `With ${count} ${count === 1 ? 'picture' : 'pictures'}`,
};
