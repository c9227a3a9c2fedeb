/** Every text of the collections but their samples. All that stands in them is an example, and says so. */
export const messages = {
  collections: 'Collections',
  collectionsOf: (title: string) => `Collections: ${title}`,

  addTo: 'Add to collections',
  addToSample: 'These collections are examples.',
  addToSampleText: 'What you add here is in them until you close or reload this page.',
  noCollection: 'Please choose at least one collection.',
  alreadyIn: 'It is in there already.',
  added: (title: string) => `“${title}” has been added to selected collections`,

  newCollection: 'New collection',
  newSample: 'This is an example.',
  newSampleText: 'Your new collection stays until you close or reload this page.',
  name: 'Name',
  noName: 'You must enter the name.',
  nameTaken: 'You have a collection of this name already.',
  nameTooLong: (most: number) => `A name may have at most ${most} characters.`,
  create: 'Create',
  cancel: 'Cancel',
  close: 'Close',
};
