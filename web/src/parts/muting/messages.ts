/** Every text of muting, and of what one is told. */
export const messages = {
  noun: 'notification setting',
  button: 'Notifications here',
  mute: 'Mute',
  unmute: 'Unmute',
  muteOf: (title: string) => `Mute “${title}”`,
  unmuteOf: (title: string) => `Unmute “${title}”`,
  notMuted: (title: string, why: string) => `“${title}” is not muted. ${why}`,
  notUnmuted: (title: string, why: string) => `“${title}” is still muted. ${why}`,
  isMuted: 'You get no notifications from here.',
  isTold: 'You are notified when somebody answers you or mentions you here.',
  failed: 'Your notification settings did not load',
};
