/** Every text of the page that ends the weekly mail. */
export const messages = {
  title: 'Stop the weekly e-mail?',
  text: 'Furrow will no longer e-mail you about what you missed. You will find all of it when you are back, and can switch the e-mail on again under Notifications in your profile.',
  action: 'End it',
  busy: 'Ending...',
  done: 'The weekly e-mail has been stopped',
  doneText: 'We will not send it again.',
  failed: 'The weekly e-mail was not stopped',
  noToken: 'The link is not complete. Please open it from the e-mail once more.',
};
