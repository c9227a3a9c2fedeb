/** A community of the demo; its creator follows it. Without a picture it shows a drawing. */
export interface DemoCommunity {
  readonly creator: string;
  readonly name: string;
  readonly description: string;
  readonly category: 'Farmers' | 'Business' | 'Accounting';
  /** Name of a file beside this one. */
  readonly picture?: string;
  readonly followers: readonly string[];
}

/** In order of creation: the last one is on top of the list. */
export const demoCommunities: readonly DemoCommunity[] = [
  {
    creator: 'admin',
    name: 'Farm Books',
    description: 'Invoices, subsidies and taxes without tears before the deadline.',
    category: 'Accounting',
    followers: ['wanjiru', 'jonas', 'farmer'],
  },
  {
    creator: 'linh',
    name: 'Hill Terraces',
    description: 'Small plots on steep ground: walls, goats, tea and patience.',
    category: 'Farmers',
    picture: 'cover-contours.png',
    followers: ['mateo', 'priya'],
  },
  {
    creator: 'nour',
    name: 'Water by the Drop',
    description: 'Irrigation, drought and everything between. Numbers welcome.',
    category: 'Farmers',
    picture: 'cover-pivots.png',
    followers: ['amara', 'wanjiru', 'priya', 'teacher', 'tomasz'],
  },
  {
    creator: 'tomasz',
    name: 'Orchard Keepers',
    description: 'Grafting, pruning, storing, pressing. Bring a question and a pear.',
    category: 'Farmers',
    picture: 'cover-orchard.png',
    followers: ['aoife', 'jonas', 'farmer', 'linh'],
  },
  {
    creator: 'jonas',
    name: 'Grain & Flour Circle',
    description: 'Growers, millers and bakers who want to know each other’s names.',
    category: 'Business',
    picture: 'cover-barley.png',
    followers: ['amara', 'teacher', 'aoife'],
  },
  {
    creator: 'farmer',
    name: 'Northfold Growers',
    description: 'Mixed farms between the river and the ridge. Shared machines, honest prices.',
    category: 'Farmers',
    picture: 'cover-evening.png',
    followers: ['teacher', 'wanjiru', 'amara', 'jonas', 'nour', 'tomasz', 'priya', 'mateo', 'linh', 'aoife'],
  },
];
