/** Texts around every screen; those of the bars are the shell's. */
export const messages = {
  startFailed: 'Furrow did not start',
  startFailedText: 'There is no connection right now, or Furrow is being worked on.',
  crashed: 'Something broke on this page',
  crashedText: 'Load it again. What you saved is safe.',
  notArrived: 'This page did not load',
  home: 'To the first page',
  coming: 'Loading the page',

  skip: 'Skip to content',

  entering: 'Opening your community...',
  entryFailed: 'You are signed in, but your community did not open',
};
