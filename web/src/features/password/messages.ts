/** Texts of the change of a password. */
export const messages = {
  title: 'Change Password',
  close: 'Close',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  change: 'Change Password',
  changing: 'Changing...',
  tryAgain: 'Try again',
  unfinished: 'Your new password is set, but your other devices may still be signed in.',
  changed: 'Password has been changed successfully.',

  passwordRule: 'At least 6 characters',
  oldMissing: 'You must enter old password',
  newMissing: 'You must enter new password',
  confirmationWrong: 'You must retype your new password',
};
