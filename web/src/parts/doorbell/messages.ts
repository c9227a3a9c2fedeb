type Device = 'phone' | 'computer';

/** Every text of what a device tells while Furrow is closed. */
export const messages = {
  offer: 'Hear of it also while Furrow is closed.',
  tell: 'Tell me',
  ask: {
    title: (device: Device) => `Tell you on this ${device}?`,
    why: 'When somebody answers you, names you or writes to you, you see it at once, also while Furrow is closed.',
    bounds:
      'At most three a day, never from 20:00 to 6:00, or as you set it under Notification settings. You can stop it here whenever you like.',
    next: 'Your browser asks next.',
    busy: 'Waiting for your answer',
    notNow: 'Not now',
  },
  on: (device: Device) => `This ${device} tells you.`,
  stop: 'Stop',
  stopping: 'Stopping',
  stopped: (device: Device) => `This ${device} tells you nothing any more.`,
  denied:
    'Your browser does not let Furrow tell you anything. To change that, open the page settings beside the address of this page and allow notifications.',
  'home-screen':
    'On an iPhone, first add Furrow to the home screen: then it can tell you while it is closed.',
  none: 'This browser cannot tell you anything while Furrow is closed.',
  failed: (why: string) => `It did not begin. ${why}`,
  refused: 'The browser could not begin it. Please try again later.',
};
