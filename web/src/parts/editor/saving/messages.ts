/** Texts while a piece is sent. */
export const messages = {
  interrupted: 'Not everything is saved yet',
  interruptedText: 'Saving stopped before the end. Nothing is saved twice when you try again.',
  unsaved: 'Not saved',
  removed: 'Not removed yet',
  sending: (name: string) => `Sending “${name}”`,
  percent: (share: number) => `${share} %`,
  stop: 'Stop sending',
  stopped: 'You stopped the sending. What has arrived already is safe.',
};
