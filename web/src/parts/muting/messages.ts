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
  isMuted: 'You hear nothing of what happens here.',
  isTold: 'You are told when somebody answers or names you here.',
  failed: 'Your notification settings did not load.',
};
