/** Every text of the purchase, which is an example. */
export const messages = {
  title: 'Buy Course',
  price: 'Price',
  example: 'This is an example.',
  note: 'The price is made up. Nothing is charged, and no card is asked for.',
  buy: 'Buy Course',
  cancel: 'Cancel',
  close: 'Close',
  congratulations: 'Congratulations',
  bought: (title: string) => `A buyer of “${title}” would be in now.`,
  boughtNote: 'Nothing was charged, and you are not enrolled.',
  go: 'Go to my courses',
};
