/** Texts of what a member does with their account as a whole. */
export const messages = {
  data: {
    title: 'Your data',
    about:
      'Everything that you made and saved here, with its pictures and files: one ZIP file with a page to read, and a data file.',
    ask: 'Download all that is yours',
    asking: 'Asking...',
    making: 'Your download is being made. You can go on meanwhile: it will be here.',
    ready: (size: string, until: string) => `Your download is ready: ${size}, until ${until}.`,
    download: 'Download the ZIP file',
    opening: 'Opening...',
    failed: 'Your download could not be made. Please ask for it again.',
    again: 'Ask again',
    askNew: 'Ask for a new one',
  },
};
