/** All of the purchase is an example, and says so. */
export const messages = {
  title: 'Buy Course',
  price: 'Price',
  example: 'This is an example.',
  note: 'Nobody can pay here yet: nothing is charged, and no card is asked for.',
  ask: 'Ask',
  howToPay: 'how to pay. Once you have, they let you in.',
  buy: 'Buy Course',
  congratulations: 'Congratulations',
  bought: (title: string) => `A buyer of “${title}” would be in now.`,
  boughtNote: 'Nothing was charged, and you are not enrolled.',
  go: 'Go to my courses',
};
