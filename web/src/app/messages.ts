/** Texts of the shell and of what surrounds every screen. */
export const messages = {
  startFailed: 'Furrow did not start',
  startFailedText: 'There is no connection right now, or the service is being changed.',
  crashed: 'Something broke on this page',
  crashedText: 'Load it again. What you saved is safe.',

  skip: 'Skip to content',
  mainNavigation: 'Main',
  news: 'News',
  noCommunity: 'Your community',
  logout: 'Logout',

  entering: 'Opening your community...',
  entryFailed: 'You are signed in, but your community did not open',
};
