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
  card: 'Card',
  cardText: 'Ends in 4242, good until 09/30',
  bank: 'Bank account',
  bankText: 'Example Farm Bank, ends in 8810',
  mobile: 'Mobile money',
  mobileText: '+1 555 0100',

  billing: 'Billing address',
  billingLines: ['Alex Example', 'Example Farm', '1 Field Lane', 'Exampleton'],
};
