/** Every text of the profile screens, but those of the contract's schemas. */
export const messages = {
  title: 'User Profile',
  back: 'Back',
  loading: 'Loading...',
  failed: 'This profile did not load',
  missing: {
    title: 'This member is not here',
    text: 'The link may be wrong, or the account has been closed.',
    action: 'Go to the members',
  },

  edit: 'Edit Information',
  payment: 'Payment information',
  follow: 'Follow',
  cannotFollow: 'Members cannot be followed yet.',
  notFollowed: 'Nothing changed: members cannot be followed yet.',
  pictureOf: (name: string) => `Picture of ${name}`,
  noPicture: 'No Profile Picture',
  none: 'N/A',

  personal: 'Personal information',
  firstName: 'First Name',
  lastName: 'Last Name',
  birthday: 'Date of birthday',
  contact: 'Contact information',
  email: 'Email',
  phone: 'Phone',
  additional: 'Additional information',
  lastLogin: 'Last login',
  visits: 'Numbers of visits',

  verified: 'Verified',
  notVerified: 'Not verified',
  verify: 'Verify',
  add: 'Add',
  noSms: 'Phone numbers cannot be verified yet.',

  nudge: {
    title: 'No e-mail or phone is confirmed yet',
    text: 'If you forget your password, only a confirmed e-mail or phone brings you back in.',
    verifyEmail: 'Verify your e-mail',
    verifyPhone: 'Verify your phone',
    add: 'Add an e-mail address',
  },

  form: {
    picture: 'Profile picture',
    drop: 'Drag and drop an image here, or',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    country: 'Country',
    birthday: 'Date of birth',
    birthdayFormat: 'YYYY-MM-DD',
    submit: 'Continue',
    saving: 'Saving...',
    discard: 'Drop my changes',
    discarded: 'The form shows your profile again.',
    saved: 'Your information is saved.',
  },

  /** As it stands among what waits to be sent. */
  unsent: {
    noun: 'change of your profile',
    title: {
      picture: 'New profile picture',
      phone: 'Your new phone number',
      email: 'Your new e-mail address',
      other: 'Your information',
    },
  },
};
