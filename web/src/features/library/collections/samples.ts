import type { ResourceCard, ResourceType } from '#contract/resources.ts';

/** A sample file, without a page of its own; it does not open. */
export type SampleFile = Readonly<Pick<ResourceCard, 'id' | 'title' | 'resourceType' | 'file'>>;

export interface SampleCollection {
  /** The last part of `/mylibrary/{id}`. */
  readonly id: string;
  readonly title: string;
  /** Number of its drawing, from 1. */
  readonly cover: number;
  /** Its author; absent: the member's own. */
  readonly by?: string;
  readonly files: readonly SampleFile[];
}

interface SampleMember {
  readonly id: string;
  readonly name: string;
}

const KINDS = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
} as const;

/** `size` in bytes. */
function sample(title: string, end: keyof typeof KINDS, size: number): SampleFile {
  const id = `sample-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  const resourceType: ResourceType = end === 'mp4' ? 'videos' : 'articles';
  return { id, title, resourceType, file: { name: `${title}.${end}`, type: KINDS[end], size } };
}

const prices = sample('Wheat prices, ten years', 'xlsx', 96_000);
const roots = sample('Storing roots without power', 'mp4', 41_000_000);
const rain = sample('Rain diary 2024', 'xlsx', 54_000);
const hedges = sample('Hedges that pay', 'pdf', 2_400_000);
const rotation = sample('Rotation for four fields', 'pdf', 380_000);
const compost = sample('Turning compost with a front loader', 'mp4', 62_000_000);
const weeds = sample('Ten weeds and what they tell', 'pdf', 1_800_000);
const calving = sample('Calving calendar', 'docx', 72_000);
const stall = sample('A market stall that sells', 'pdf', 3_100_000);
const labels = sample('Labels for jars, to print', 'docx', 240_000);
const photos = sample('Taking pictures of vegetables', 'mp4', 35_000_000);
const sign = sample('Farm gate sign, three drafts', 'jpg', 1_200_000);
const ditch = sample('Clearing a ditch by hand', 'mp4', 28_000_000);
const infiltration = sample('How fast does water sink in?', 'pdf', 610_000);
const pruning = sample('Pear trees through the year', 'pdf', 2_700_000);
const grafting = sample('Grafting, cut by cut', 'mp4', 48_000_000);
const fruitStore = sample('Apples that keep until May', 'pdf', 920_000);
const axle = sample('Greasing an old axle', 'mp4', 22_000_000);
const hitch = sample('Three-point hitch: what fits what', 'pdf', 1_100_000);

/** Of 'My library (files)'. */
export const sampleFiles: readonly SampleFile[] = [
  prices,
  roots,
  rain,
  hedges,
  rotation,
  compost,
  weeds,
  calving,
  stall,
  labels,
];

const farming: SampleCollection = {
  id: 'farming',
  title: 'Farming',
  cover: 2,
  files: [rotation, hedges, compost, weeds, calving],
};

/** Of 'My Collections'. */
export const sampleCollections: readonly SampleCollection[] = [
  farming,
  { id: 'branding', title: 'Branding', cover: 7, files: [stall, labels, photos, sign] },
];

/** Of 'Farming Collections'. */
export const farmingCollections: readonly SampleCollection[] = [
  farming,
  {
    id: 'soil-and-water',
    title: 'Soil and water',
    cover: 6,
    by: 'Leila Mansour',
    files: [infiltration, ditch],
  },
  {
    id: 'orchard-year',
    title: 'The orchard year',
    cover: 8,
    by: 'Piotr Zielinski',
    files: [pruning, grafting, fruitStore],
  },
  { id: 'old-machines', title: 'Old machines', cover: 4, by: 'Henrik Dahl', files: [axle, hitch] },
];

/** Of 'Users collection': collections of other members; and of 'Saved collection': saved ones. */
export const sampleViews = {
  users: farmingCollections.filter(({ by }) => by).flatMap(({ files }) => files),
  saved: [infiltration, pruning, fruitStore, grafting],
};

export const sampleMembers: readonly SampleMember[] = [
  { id: 'zola-adeyemi', name: 'Zola Adeyemi' },
  { id: 'henrik-dahl', name: 'Henrik Dahl' },
  { id: 'leila-mansour', name: 'Leila Mansour' },
  { id: 'piotr-zielinski', name: 'Piotr Zielinski' },
  { id: 'meera-iyer', name: 'Meera Iyer' },
];
