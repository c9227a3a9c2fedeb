import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');
const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Every text of the news screens, but those of the contract's schemas. */
export const messages = {
  title: 'News',
  add: 'Add news',
  search: 'Search news',
  opening: 'Opening...',
  loading: 'Loading...',

  options: (title: string) => `Options: ${title}`,
  edit: 'Edit',
  delete: 'Delete',
  found: (count: number, isPartial: boolean) =>
    `${isPartial ? 'More than ' : ''}${number.format(count)} news found`,
  partial: 'There may be more. Add another word to find them.',

  readTime: (minutes: number) => `${minutes} min read`,

  empty: {
    title: 'No news yet',
    text: 'Be the first: what changed on your farm this week?',
    action: 'Write the first',
  },
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No title has words that begin with “${search}”.`,
    action: 'Clear the search',
  },
  failed: 'The news did not load',
  missing: {
    title: 'This news is not here',
    text: 'It may have been deleted, or it belongs to another community.',
    action: 'Back to News',
  },
  oneFailed: 'This news did not load',
  notYours: {
    title: 'This news is not yours to change',
    text: 'Only the one who wrote it may change it.',
    action: 'Read it instead',
  },

  deletion: {
    title: 'Are you sure you want to delete?',
    text: (title: string) => `“${title}” goes with its pictures and videos, for everyone.`,
    confirm: 'Delete',
    cancel: 'Cancel',
    busy: 'Deleting...',
    done: (title: string) => `“${shortName(title)}” is deleted.`,
  },

  topics: 'Topics',
  allNews: 'All news',
  inTopic: (topic: string, count: number) => `${topic}: ${number.format(count)} news`,
  emptyTopic: {
    title: (topic: string) => `Nothing about ${topic} yet`,
    text: 'Be the first: choose this category when you write.',
  },
  noTopic: { title: 'There is no such topic', text: 'It may have another name by now.' },
  topicsText: 'Discover more of what matters to you',
  allTopics: 'See all topics',
  close: 'Close',

  repost: 'Repost',
  tweet: 'Tweet',
  notYet: 'Repost and Tweet are not offered yet.',
  notPosted: 'Nothing was posted: not offered yet.',
  photoOf: (title: string) => `Photo: ${title}`,
  watch: (host: string) => `Watch the video on ${host}`,
  download: 'Download the video',
  videoOf: (title: string) => `Video: ${title}`,

  dialog: {
    title: 'Add news',
    changeTitle: 'Title and category',
    titleLabel: 'Title',
    categoryLabel: 'Category',
    chooseCategory: 'Select a category',
    cancel: 'Cancel',
    next: 'Continue',
    apply: 'Apply',
  },

  unfinished: {
    title: 'You have unfinished news',
    text: 'It is kept on this device only.',
    resume: 'Continue writing',
    restart: 'Drop it, start anew',
    dropped: (title: string) => `“${title}” is dropped. It stays on this device for a day.`,
    bringBack: 'Bring it back',
  },

  editor: {
    add: 'Add news',
    edit: 'Edit news',
    change: 'Change title',
    cover: 'Cover picture',
    optional: '(optional)',
    drop: 'Drop a picture here, or',
    choose: 'choose a file',
    replace: 'Replace',
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    replaceOf: (name: string) => `Replace: ${name}`,
    preparing: 'Preparing the picture...',
    blocks: 'Blocks',
    noBlocks: 'Add a text, a photo or a video. You can change their order at any time.',
    addText: 'Add text',
    addPhoto: 'Add photo',
    addVideo: 'Add video',
    kinds: { text: 'Text', photo: 'Photo', video: 'Video' },
    heading: 'Heading',
    description: 'Description',
    describe: 'With a description',
    photoDescription: 'Photo description',
    up: 'Move up',
    down: 'Move down',
    putBack: 'Put back',
    removed: 'Goes with the next save',
    removeNow: 'Remove now',
    saveNow: 'Save this block',
    changed: 'Not saved',
    cancel: 'Cancel',
    save: 'Save',
    retry: 'Try again',
    saving: 'Saving...',
    removing: 'Removing...',
    blockName: (kind: string, position: number) => `${kind} ${position}`,
    actionOf: (action: string, name: string) => `${action}: ${name}`,
    moved: (name: string, position: number) => `${name} is now at place ${position}`,
    full: 'A news holds at most 200 blocks.',
    tooLong: 'All texts together may have at most 1,000,000 characters.',
    checkForm: 'Something is missing. Please look at the marked fields.',
  },

  video: {
    link: 'Video link',
    linkHint: 'An address on the web that begins with https://',
    file: 'Video file',
    drop: 'Drop an mp4 or mov video here, or',
    or: 'or',
    stored: 'The video of this news',
    cover: 'Cover',
    title: 'Title',
    description: 'Description',
  },

  files: {
    noPicture: 'Please choose a png, jpeg or jpg picture.',
    noVideo: 'Please choose an mp4 or quicktime video.',
    largeVideo: 'A video may have at most 500 MB.',
    noSource: 'Please enter a video Link or Video File',
    unreadable: 'This picture cannot be read. Please choose another one.',
    gone: 'This picture went with the news that was deleted. Please choose it again, or remove the block.',
    lost: (name: string) => `“${name}” is not on this device any more. Please choose it again.`,
    tooLarge: (name: string) => `“${name}” is too large to be kept on this device. Please choose it again.`,
    uploaded: 'Sent already',
    size: (bytes: number) => `${megabytes.format(Math.max(bytes / 1_000_000, 0.1))} MB`,
  },

  kept: {
    changes: 'You have changes of this news that are not saved yet. They are kept on this device only.',
    drop: 'Drop my changes',
    textRefused:
      'This device does not keep what you write: its storage is full or switched off. Save before you leave this page.',
    filesRefused: (names: string) =>
      `Not kept on this device: ${names}. After a reload you would have to choose it again.`,
    taken:
      'This news was saved or dropped in another window. What you wrote here is still here; saving it makes another news.',
    left: 'What you wrote is kept on this device. ‘Add news’ leads back to it.',
    leftEdit: 'Your changes are kept on this device. ‘Edit’ leads back to them.',
  },

  progress: {
    interrupted: 'Not everything is saved yet',
    interruptedText: 'The saving stopped before its end. Nothing is doubled when you try again.',
    offline: 'There is no connection right now. The saving goes on by itself when it is back.',
    elsewhere: 'This news is being saved already, maybe in another window. Please wait for that.',
    stopped: 'You stopped the sending. What has arrived already is safe.',
    head: 'Title and cover',
    saved: 'Saved',
    unsaved: 'Not saved',
    unknown: 'Not known yet',
    removed: 'Not removed yet',
    running: 'Saving...',
    sending: (name: string) => `Sending “${name}”`,
    percent: (share: number) => `${share} %`,
    stop: 'Stop sending',
  },

  removal: { title: 'Remove this block?', text: 'What it holds is kept nowhere else.' },

  discard: {
    title: 'Drop your changes?',
    text: 'They are kept nowhere else. The news stays as it is saved.',
    confirm: 'Drop them',
    keep: 'Keep writing',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'This device cannot keep all of it: what is not saved is lost.',
    confirm: 'Leave',
    keep: 'Keep writing',
  },
};
