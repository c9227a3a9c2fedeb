/** Every text of the page that ends the weekly mail. */
export const messages = {
  title: 'End the weekly mail?',
  text: 'Furrow then sends you no mail about what you missed. You find all of it when you are back, and can have the mail again under Notifications in your profile.',
  action: 'End it',
  busy: 'Ending...',
  done: 'The weekly mail is ended',
  doneText: 'We will not send it again.',
  failed: 'The weekly mail was not ended',
  noToken: 'The link is not whole. Please open it from the mail once more.',
};
