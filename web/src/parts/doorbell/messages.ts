type Device = 'phone' | 'computer';

/** Every text of what a device tells while Furrow is closed. */
export const messages = {
  offer: 'Get notifications while Furrow is closed, too.',
  tell: 'Tell me',
  ask: {
    title: (device: Device) => `Notify you on this ${device}?`,
    why: 'When somebody answers you, mentions you or writes to you, you see it at once, even while Furrow is closed.',
    bounds:
      'At most three a day, one more in the morning about the rest, and none from 20:00 to 6:00, unless you change this under Notification settings. You can stop them here at any time.',
    next: 'Your browser will ask you next.',
    busy: 'Waiting for your answer',
    notNow: 'Not now',
  },
  on: (device: Device) => `This ${device} notifies you while Furrow is closed.`,
  stop: 'Stop',
  stopping: 'Stopping',
  denied:
    'Your browser blocks notifications from Furrow. To change that, open the page settings beside the address of this page and allow notifications.',
  'home-screen':
    'On an iPhone, add Furrow to the home screen first. Then it can notify you while it is closed.',
  passing:
    'You signed in without “Remember Me”. There are no notifications here while Furrow is closed, because others may use this browser after you.',
  none: 'This browser cannot notify you while Furrow is closed.',
  failed: (why: string) => `Notifications are not on yet. ${why}`,
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
