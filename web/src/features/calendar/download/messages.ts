/** What the file of a month says. */
export const messages = {
  download: 'Download month (.ics)',
  downloadOf: (month: string) => `Download month (.ics): ${month}`,
  making: 'Making the file...',
};
