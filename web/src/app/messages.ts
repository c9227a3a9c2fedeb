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
  myProfile: 'My Profile',
  logout: 'Logout',
  settings: 'Settings',
  changePassword: 'Change Password',
  cancel: 'Cancel',
  yes: 'Yes',
  askLogout: {
    title: 'Log out of Furrow?',
    text: 'This signs you out in every tab of this browser. Drafts stay on this device.',
  },
  askPassword: { title: 'Change your password?', text: 'You need the old one for it.' },

  entering: 'Opening your community...',
  entryFailed: 'You are signed in, but your community did not open',
};
