import type { ResourceType } from '#contract/resources.ts';

/** What all screens of the library say of a resource. */
export const messages = {
  title: 'Library',
  sections: { articles: 'Articles', videos: 'Videos' } satisfies Record<ResourceType, string>,

  add: 'Add to',
  added: 'Added',
  addOf: (title: string) => `Add to My library: ${title}`,
  addedOf: (title: string) => `Added to My library: ${title}`,
  nowAdded: (title: string) => `“${title}” is in My library, on this device only.`,
  keptHere: 'Kept on this device only',
};
