export const messages = {
  keep: (device: string) => `Keep on this ${device}`,
  measuring: 'Looking how large it is...',
  ask: {
    title: (size: string) => `Keep ${size}?`,
    text: (device: string) =>
      `With its pictures and films it opens on this ${device} without a connection. It is fetched now, over the network that you have.`,
    confirm: 'Keep',
  },
  noRoom: (size: string, device: string) => `${size} do not fit on this ${device}. Nothing was kept.`,
  kept: (device: string, size: string) => `Kept on this ${device}, ${size}`,
  within: (title: string) => `Kept with “${title}”.`,
  part: (here: string, all: string) => `Kept ${here} of ${all} MB`,
  waits: (here: string, all: string) => `Kept ${here} of ${all} MB. It goes on when there is a connection.`,
  progress: 'Kept so far',
  letGo: 'Let go',
  letGoOf: (title: string) => `Let go: ${title}`,
  askLetGo: {
    title: (title: string) => `Let “${title}” go?`,
    text: (size: string) => `${size} become free. Without a connection it may not open any more.`,
  },
  full: (title: string) => `The device is full. “${title}” is not kept.`,
  gone: (title: string) => `“${title}” is no longer in Furrow, so it is not kept any more.`,
  list: {
    title: (device: string) => `Kept on this ${device}`,
    all: (size: string) => `${size} in all. It goes when you log out.`,
  },
};
