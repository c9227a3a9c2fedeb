interface Survey {
  readonly title: string;
  readonly subtitle: string;
  /** How many have answered. */
  readonly answered: number;
}

/** Sample content: nobody asks these questions. */
export const sampleSurveys: readonly Survey[] = [
  { title: 'Water in a dry spring', subtitle: 'How you store it, and how long it lasts', answered: 42 },
  { title: 'What you sow between rows', subtitle: 'Cover crops, their cost and their yield', answered: 118 },
  { title: 'The way to the market', subtitle: 'Distance, transport and what gets lost', answered: 9 },
];
