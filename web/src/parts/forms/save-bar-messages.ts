export const messages = {
  saving: 'Saving...',
  keptOn: (device: string) => `Kept on this ${device}`,
};
