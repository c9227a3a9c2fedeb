/** What the file of a month says. */
export const messages = {
  download: 'Download month (.ics)',
  downloadOf: (month: string) => `Download month (.ics): ${month}`,
  making: 'Making the file...',
  unsent: (count: number) =>
    count === 1
      ? '1 event has not been sent yet and is not in the file.'
      : `${count} events have not been sent yet and are not in the file.`,
};
