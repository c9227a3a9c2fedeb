/** Every text of the address for calendar programs. */
export const messages = {
  title: 'See it in another calendar',
  what: 'At this address a calendar program finds your events, and those of the groups and enterprises that you follow in your communities.',
  who: 'Anybody who has the address sees these events, so do not give it to anyone else.',
  how: 'In the calendar program, look for “Subscribe” or “From URL”. Most programs look for changes a few times a day.',
  label: 'Address of your calendar',
  failed: 'Your address did not load',
  copy: 'Copy the address',
  copied: 'Copied',
  none: 'You have no address yet.',
  make: 'Make an address',
  making: 'Making it...',
  made: 'Your calendar has an address.',
  renew: 'Make a new address',
  question: 'Make a new address?',
  lost: 'The present address stops working at once. Every program that uses it needs the new one.',
  renewed: 'Your calendar has a new address.',
};
