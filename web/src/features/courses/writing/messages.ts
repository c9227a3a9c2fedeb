import { shortName } from '#web/lib/format/short-name.ts';

/** Texts of a course's form, and of a sent or deleted course. */
export const messages = {
  noun: 'course',
  create: 'Create course',
  edit: 'Edit course',
  notLoaded: 'This course did not load',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  categories: {
    none: 'Select a category',
    loading: 'Loading...',
    failed: 'The categories did not load',
    gone: 'This category is not there any more. Please select another one.',
  },
  free: 'Free',
  freeHint: 'Off: the course has a price.',
  priceHint:
    'Nobody can pay here yet. Whoever has paid you in another way, you let in by name on the course’s page.',
  price: 'Price',
  currency: '(US dollars)',
  thumbnail: 'Picture',
  drop: 'Drop a picture here, or',
  created: (title: string) => `“${shortName(title)}” is created.`,
  changed: (title: string) => `“${shortName(title)}” is changed.`,

  type: {
    label: 'Choose a type',
    usual: {
      name: 'At their own pace',
      text: 'The usual way: lessons, files and tests, whenever somebody has time.',
    },
    live: { name: 'Live, at a set time', text: 'A teacher and a group meet.' },
    notAvailable: 'Sorry!!! this feature is not available',
    continue: 'Continue',
  },

  deletion: (title: string) => ({
    text: `“${title}” goes with its lessons, files and tests, for everyone.`,
    done: `“${shortName(title)}” is deleted.`,
  }),
};
