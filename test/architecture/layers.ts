/** The one place that says what stands on what. A path means all that is in it, and `*` in it any name. */
export interface Layer {
  readonly of: string;
  /** Whose modules it may import, besides its own. */
  readonly may: readonly string[];
  /** Said where it imports another. */
  readonly why: string;
}

const CONTRACT = 'functions/contract';
const PLATFORM = 'functions/platform';
const KINDS = 'functions/kinds';
/** What of `lib` stands in no folder. */
const LIB = 'lib/*.ts';
const LOWEST = ['web/src/lib', 'web/src/art'];

/** The first that a module is in is its own. */
export const layers: readonly Layer[] = [
  { of: CONTRACT, may: [], why: 'The contract knows zod and itself: everyone may import it.' },
  { of: PLATFORM, may: [CONTRACT], why: 'The platform knows no kind of thing: it stands below them.' },
  {
    of: KINDS,
    may: [CONTRACT, PLATFORM],
    why: 'Kinds are what domains are made of: they know none of them.',
  },
  {
    of: 'functions/*',
    may: [CONTRACT, PLATFORM, KINDS],
    why: 'Domains do not import each other: what two need moves down to the kinds, or the platform.',
  },

  { of: 'lib/site', may: [], why: 'How the site is built follows from its modules: it imports none.' },
  { of: LIB, may: [CONTRACT, LIB, 'lib/site'], why: 'What all of lib needs knows none of its folders.' },
  {
    of: 'lib/cloud',
    may: ['functions', LIB],
    why: 'What is deployed knows no stand-in, and not the source of the site that it serves.',
  },
  {
    of: 'lib/local',
    may: [CONTRACT, PLATFORM, LIB, 'lib/site', 'lib/cloud/functions'],
    why: 'The stand-ins know the functions by the contract, and the site as it is built.',
  },
  {
    of: 'lib/operations',
    may: ['functions', LIB, 'lib/cloud', 'lib/local'],
    why: 'What an operator does needs no source of the site.',
  },
  { of: 'bin', may: [CONTRACT, 'lib'], why: 'A command is a few lines: what it does stands in lib.' },

  { of: 'web/src/art', may: [], why: 'A picture stands for itself.' },
  {
    of: 'web/src/lib',
    may: [CONTRACT, 'web/src/art'],
    why: 'Components and lib stand below all that knows what the product does.',
  },
  {
    of: 'web/src/components',
    may: [CONTRACT, ...LOWEST],
    why: 'Components and lib stand below all that knows what the product does.',
  },
  {
    of: 'web/src/parts',
    may: [CONTRACT, ...LOWEST, 'web/src/components'],
    why: 'Parts are what several features share: they know none of them.',
  },
  {
    of: 'web/src/features/*',
    may: [CONTRACT, ...LOWEST, 'web/src/components', 'web/src/parts'],
    why: 'Features do not import each other: what two need moves down to the parts.',
  },
  {
    of: 'web/src/screens',
    may: [CONTRACT, ...LOWEST, 'web/src/components', 'web/src/parts', 'web/src/features'],
    why: 'Screens combine features; the app combines screens.',
  },
  {
    of: 'web',
    may: [CONTRACT],
    why: 'The site knows the API by its contract: it is sent to everybody.',
  },
];

/** Folders whose own folders know each other one way only, whatever layer they are in. */
export const rooms = [
  'functions/*',
  'functions/contract/*',
  'functions/worker/*',
  'lib/*',
  'lib/local/*',
  'web/src/*',
  'web/src/parts/*',
  'web/src/features/*',
];

/** What no module imports, and why it is there: functions besides, which are begun by the table of rows. */
export const begun: Readonly<Record<string, string>> = {
  bin: 'A command is run by who types it.',
  'web/src/main.ts': 'The first page begins the site with it.',
  'web/src/boot/boot.js': 'The first page holds it.',
  'web/src/vite-env.d.ts': 'The compiler reads it.',
  'web/worker/worker.js': 'Browsers run it as the service worker.',
  'web/gallery/main.tsx': "The gallery's page begins with it.",
  'lib/cloud/edge/[^/]*.js': 'CloudFront runs it.',
  'lib/cloud/functions/environment-credentials.ts': 'The bundler puts it in the place of a package.',
};

export interface Packages {
  /** What their names are like, of a package or of a module in one. */
  readonly like: RegExp;
  /** Who alone may import them, tests besides. */
  readonly only?: readonly string[];
  /** Who may not. */
  readonly never?: readonly string[];
  readonly why: string;
}

export const packages: readonly Packages[] = [
  {
    like: /^(?!zod\/mini$)/,
    never: [CONTRACT],
    why: 'The contract knows zod and itself: everyone may import it.',
  },
  {
    like: /^zod\/compile$/,
    never: ['functions', 'web'],
    why: 'Checks are compiled on one machine alone: a function begins too often, and a browser may not.',
  },
  {
    like: /^(node:|@aws-|@middy\/|aws-)(?!amplify)/,
    never: ['web'],
    why: 'The site runs in a browser, and asks the API for all else.',
  },
  {
    like: /^swr(\/|$)/,
    only: ['web/src/lib/api/replies.tsx', 'web/src/lib/api/reply-store.ts'],
    why: "Replies are kept in lib/api/replies.tsx alone: SWR's own mutate reaches another cache.",
  },
  {
    like: /^@aws-amplify\/ui/,
    only: ['web/src/components/amplify'],
    why: 'Amplify UI is taken from components/amplify alone: there it gets our tokens, and its one chunk.',
  },
  {
    like: /^(aws-amplify|@aws-amplify\/(?!ui))/,
    only: ['web/src/lib/session', 'functions/system/visit-as-canary.ts'],
    why: 'The identity library is asked by lib/session alone, which all else asks; the canary signs in by itself.',
  },
  {
    like: /^@dnd-kit\//,
    only: ['web/src/components/list'],
    why: 'What one sorts is a SortableList, which fetches its library only for a pointer.',
  },
  {
    like: /^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/,
    only: ['lib/cloud', 'lib/operations/deploy.ts', 'bin/app.ts'],
    why: 'Constructs stand in lib/cloud.',
  },
];
