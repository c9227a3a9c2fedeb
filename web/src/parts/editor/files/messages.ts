/** Texts that few members see. */
export const messages = {
  shrinking: (name: string) => `Made smaller: ${name}`,
  shrunk: (percent: number) =>
    `${percent} % is made smaller, so that less has to be sent. Please leave this page open.`,
  fullSize: 'Send in full size',
};
