type Device = 'phone' | 'computer';

/** Every text of what a device tells while Furrow is closed. */
export const messages = {
  offer: 'Hear of it also while Furrow is closed.',
  tell: 'Tell me',
  ask: {
    title: (device: Device) => `Tell you on this ${device}?`,
    why: 'When somebody answers you, names you or writes to you, you see it at once, also while Furrow is closed.',
    bounds:
      'At most three a day and one in the morning about the rest, and none from 20:00 to 6:00, unless you have set it otherwise under Notification settings. You can stop it here whenever you like.',
    next: 'Your browser asks next.',
    busy: 'Waiting for your answer',
    notNow: 'Not now',
  },
  on: (device: Device) => `This ${device} tells you of news while Furrow is closed.`,
  stop: 'Stop',
  stopping: 'Stopping',
  denied:
    'Your browser does not let Furrow tell you anything. To change that, open the page settings beside the address of this page and allow notifications.',
  'home-screen':
    'On an iPhone, first add Furrow to the home screen: then it can tell you while it is closed.',
  passing:
    'You signed in without “Remember Me”. Nothing is told here while Furrow is closed, because others may use this browser after you.',
  none: 'This browser cannot tell you anything while Furrow is closed.',
  failed: (why: string) => `Nothing is told here yet. ${why}`,
  /** By the name of what the browser throws. */
  refusals: new Map([
    [
      'TimedOut',
      'Furrow is still being set up in this browser, which needs a connection. Wait a moment, then try again.',
    ],
    ['QuotaExceededError', 'This browser has no room left. Make some on this device, then try again.'],
    [
      'NotAllowedError',
      'This browser does not allow it here. If this is a private window, open Furrow in another one, then try again.',
    ],
  ]),
  unreached:
    'Your browser did not reach the service that would bring it messages. Check your connection, then try again. If it stays so, try another browser.',
};
