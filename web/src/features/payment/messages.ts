/** Texts of the payment information; all of its content is an example, and says so. */
export const messages = {
  title: 'Payment information',
  reports: 'Course reports',
  tabs: 'Payments and courses',
  back: 'My Profile',

  sample: 'This is an example.',
  sampleText:
    'Furrow takes no payments yet. None of these payment options is yours, and the buttons here do nothing.',

  options: 'Payment options',
  usual: 'Used first',
  edit: 'Edit',
  add: 'Add payment option',
  kinds: { card: 'Card', bank: 'Bank account', mobile: 'Mobile money' },

  billing: 'Billing address',
};
