/** Texts of what surrounds every screen; those of the bars are the shell's. */
export const messages = {
  startFailed: 'Furrow did not start',
  startFailedText: 'There is no connection right now, or the service is being changed.',
  crashed: 'Something broke on this page',
  crashedText: 'Load it again. What you saved is safe.',

  skip: 'Skip to content',

  entering: 'Opening your community...',
  entryFailed: 'You are signed in, but your community did not open',
};
