import type { DemoCommunity } from './communities.ts';

/** A group or an enterprise of the demo; its creator follows it. */
export interface DemoCircle extends Omit<DemoCommunity, 'name'> {
  /** One of the communities that a new system starts with. */
  readonly communityId: '1' | '2' | '3';
  readonly title: string;
  /** Roles of an enterprise. */
  readonly roles?: string;
}

/** In order of creation: the last one is on top of the list. */
export const demoGroups: readonly DemoCircle[] = [
  {
    ...{ creator: 'aoife', communityId: '1', title: 'Selling at the gate', category: 'Business' },
    description: 'Honesty boxes, opening hours, what to write on the sign. Bring a photo of yours.',
    picture: 'cover-farmhouse.png',
    followers: ['farmer', 'jonas', 'amara'],
  },
  {
    ...{ creator: 'teacher', communityId: '1', title: 'Contract readers', category: 'Business' },
    description: 'We read the small print together, on the first Tuesday, before anybody signs.',
    followers: ['tomasz', 'nour', 'farmer'],
  },
  {
    ...{ creator: 'farmer', communityId: '2', title: 'VAT before Friday', category: 'Accounting' },
    description: 'Receipts, refunds and a calm quarter end.',
    followers: ['jonas', 'wanjiru', 'admin'],
  },
  {
    ...{ creator: 'tomasz', communityId: '3', title: 'Sunday pruners', category: 'Farmers' },
    description: 'Apples and pears in winter, plums in summer, soup at one.',
    picture: 'cover-orchard.png',
    followers: ['farmer', 'linh', 'aoife', 'jonas', 'wanjiru'],
  },
  {
    ...{ creator: 'nour', communityId: '3', title: 'Rain gauge club', category: 'Farmers' },
    description: 'Twelve gauges, one table, eleven years. Read yours at seven and send the number.',
    picture: 'cover-rain.png',
    followers: ['farmer', 'priya', 'amara', 'teacher'],
  },
  {
    ...{ creator: 'priya', communityId: '3', title: 'Root cellar', category: 'Business' },
    description: 'Storing without power: clamps, sand, straw and honest losses.',
    picture: 'group-cellar.png',
    followers: ['mateo', 'linh'],
  },
  {
    ...{ creator: 'amara', communityId: '3', title: 'Small dairy table', category: 'Business' },
    description: 'Twenty cows or fewer. Feed bills, vet bills, and what the cheese brought in the end.',
    followers: ['jonas', 'aoife', 'farmer'],
  },
  {
    ...{ creator: 'admin', communityId: '3', title: 'Grant forms, together', category: 'Accounting' },
    description: 'One evening a month at the long table: forms out, coffee on, no box left empty.',
    followers: ['teacher', 'tomasz'],
  },
  {
    ...{ creator: 'teacher', communityId: '3', title: 'First-year growers', category: 'Farmers' },
    description: 'For everybody in their first three seasons. No question is silly; some are late.',
    picture: 'cover-beets.png',
    followers: ['farmer', 'priya', 'mateo', 'linh', 'amara', 'nour'],
  },
  {
    ...{ creator: 'wanjiru', communityId: '3', title: 'Seed shelf', category: 'Farmers' },
    description: 'Borrow a handful, bring back two. Beans, barley, squash and the odd mystery.',
    picture: 'cover-barley.png',
    followers: ['linh', 'mateo', 'aoife', 'teacher'],
  },
  {
    ...{ creator: 'jonas', communityId: '3', title: 'Fence and gate', category: 'Farmers' },
    description: 'Posts that stand, chargers that click, dogs that don’t.',
    picture: 'group-gate.png',
    followers: ['tomasz', 'nour', 'aoife', 'wanjiru', 'teacher'],
  },
  {
    ...{ creator: 'farmer', communityId: '3', title: 'Night lambing', category: 'Farmers' },
    description: 'Who is up at four? Rotas, colostrum, a spare pair of hands.',
    picture: 'group-lambing.png',
    followers: ['teacher', 'aoife', 'wanjiru', 'jonas', 'linh', 'mateo', 'tomasz'],
  },
];

export const demoEnterprises: readonly DemoCircle[] = [
  {
    ...{ creator: 'tomasz', communityId: '1', title: 'River Road Grain Store', category: 'Business' },
    description: 'Dry, clean and weigh for forty farms. Tickets by the evening, prices by the week.',
    roles: 'Weighbridge, dryer, two on the shovels, one who rings the mills',
    picture: 'photo-barley.png',
    followers: ['farmer', 'jonas'],
  },
  {
    ...{ creator: 'teacher', communityId: '2', title: 'Harvest Books', category: 'Accounting' },
    description: 'A bookkeeper for eleven farms: one shoe box in, one clear page out.',
    roles: 'Bookkeeper, tax adviser two days a month',
    followers: ['farmer', 'admin', 'priya'],
  },
  {
    ...{ creator: 'nour', communityId: '3', title: 'Drip & Pipe Cooperative', category: 'Business' },
    description: 'Pumps, pipe and filters that nobody needs all year. Book a kit, bring it back clean.',
    roles: 'Store keeper, fitter, whoever has the trailer',
    picture: 'cover-pivots.png',
    followers: ['amara', 'priya', 'teacher'],
  },
  {
    ...{ creator: 'amara', communityId: '3', title: 'Three Streams Dairy', category: 'Business' },
    description: 'Milk from six small herds, in bottles by seven. Curd on Wednesdays.',
    roles: 'Milking, cheese room, Saturday stall',
    followers: ['farmer', 'aoife', 'wanjiru', 'jonas'],
  },
  {
    ...{ creator: 'teacher', communityId: '3', title: 'Long Field Soil Lab', category: 'Farmers' },
    description: 'A jar of soil on Monday, a page of plain words on Friday, and a call if it is bad news.',
    roles: 'Sampling, bench, advice by telephone',
    picture: 'cover-contours.png',
    followers: ['farmer', 'mateo', 'linh', 'nour', 'tomasz'],
  },
  {
    ...{ creator: 'farmer', communityId: '3', title: 'Northfold Veg Boxes', category: 'Business' },
    description: 'Ninety boxes a week from six fields. What is ripe goes in; what is crooked, too.',
    roles: 'Growers, packing on Thursdays, two drivers, one on the telephone',
    picture: 'enterprise-boxes.png',
    followers: ['teacher', 'priya', 'mateo', 'linh', 'aoife'],
  },
  {
    ...{ creator: 'jonas', communityId: '3', title: 'Ridge Mill & Bakery', category: 'Business' },
    description: 'Stone-ground flour from eleven farms, baked twice a week, paid within ten days.',
    roles: 'Grower, miller, baker, seller at the Saturday market',
    picture: 'cover-barley.png',
    followers: ['farmer', 'amara', 'teacher', 'wanjiru', 'tomasz', 'aoife'],
  },
];
