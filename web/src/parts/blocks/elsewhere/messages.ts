/** The texts of what happens when a piece is changed or deleted elsewhere; apart, since few ever need them. */
export const messages = {
  changed: {
    when: (moment: string) =>
      `You changed it on another device or in another window, ${moment}. Here are both, where they differ.`,
    whenUnknown: 'You changed it on another device or in another window. Here are both, where they differ.',
    safe: 'Texts that you do not choose are set aside, to be copied or added again. A picture that you do not choose can be lost.',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all from there',
    mine: 'Mine, on this device',
    theirs: 'From the other device',
    keep: 'Keep mine',
    take: 'Take this',
    goOn: 'Continue',
    undecided: 'Please choose one of the two in each part.',
    none: 'Nothing',
    of: (action: string, part: string) => `${action}: ${part}`,
  },
  parts: {
    title: 'Title',
    category: 'Category',
    cover: 'Cover picture',
    order: 'Order of the parts',
    block: (kind: string, position: number) => `${position} · ${kind}`,
  },
  gone: {
    text: 'You deleted it on another device or in another window. What you wrote is still here, on this device.',
    publish: 'Publish as new',
    copy: 'Copy the text',
    copied: 'Copied',
    drop: 'Drop what I wrote',
    written: 'What you wrote',
  },
  aside: {
    title: 'Set aside',
    text: 'What you did not choose. It is kept on this device until you save.',
    mine: (part: string) => `${part}, mine`,
    theirs: (part: string) => `${part}, from the other device`,
    copy: 'Copy',
    copied: 'Copied',
    add: 'Add it again',
    remove: 'Remove',
  },
};
