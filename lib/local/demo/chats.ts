/** What two wrote to each other, in order; who is named first began. */
export interface DemoChat {
  readonly between: readonly [string, string];
  readonly messages: readonly { readonly by: string; readonly text: string; readonly picture?: string }[];
}

/** In order of time: the last one is on top of the inbox. */
export const demoChats: readonly DemoChat[] = [
  {
    between: ['admin', 'teacher'],
    messages: [
      { by: 'admin', text: 'Thank you for the course. May I name it in the news of the week?' },
      { by: 'teacher', text: 'Please do. The second part comes after the yams are in.' },
    ],
  },
  {
    between: ['wanjiru', 'farmer'],
    messages: [
      { by: 'wanjiru', text: 'Do you still have the seed drill for small rows?' },
      { by: 'farmer', text: 'Yes, it stands in the shed until Thursday. After that Jonas has it.' },
      {
        by: 'wanjiru',
        text: 'Then I come on Wednesday, early. This is how the field looks.',
        picture: 'photo-valley.png',
      },
      { by: 'farmer', text: 'That is dry enough. Bring the long hitch.' },
    ],
  },
  {
    between: ['farmer', 'teacher'],
    messages: [
      { by: 'farmer', text: 'In the lesson on cover crops you sow vetch. Would that do at 3,000 metres?' },
      { by: 'teacher', text: 'With rye, yes. Alone it freezes. How much rain falls before the frost?' },
      { by: 'farmer', text: 'About 200 mm, if it comes.' },
      { by: 'teacher', text: 'Then sow both two weeks before the barley comes off. I send you my table.' },
    ],
  },
  {
    between: ['linh', 'farmer'],
    messages: [
      {
        by: 'linh',
        text: 'Good day. I read your news about the terraces. May I ask how you keep the edges from washing out?',
      },
    ],
  },
];
