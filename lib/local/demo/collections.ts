import type { DemoName } from './accounts.ts';

export interface DemoCollection {
  readonly by: DemoName;
  readonly title: string;
  readonly isPublic?: boolean;
  /** @default library */
  readonly of?: 'courses';
  /** Titles of files of the library, or of courses. */
  readonly things: readonly string[];
  /** Who saved it. */
  readonly savedBy?: readonly DemoName[];
}

/** The last one of a member is on top. */
export const demoCollections: readonly DemoCollection[] = [
  {
    by: 'farmer',
    title: 'Branding',
    things: ['Our valley in June, field by field', 'Lease of a small field: what should be in the contract'],
  },
  {
    by: 'farmer',
    title: 'Farming',
    isPublic: true,
    things: [
      'Rotation for four fields and eight years',
      'Setting the seed drill: ten minutes that decide the year',
      'Lime by soil type: a table to print',
      'What a hectare of wheat costs: a table to fill in',
    ],
  },
  {
    by: 'teacher',
    title: 'Soil and water',
    isPublic: true,
    things: ['Read your soil: what a profile tells', 'A drip line from a rain barrel'],
    savedBy: ['farmer'],
  },
  {
    by: 'teacher',
    title: 'The orchard year',
    isPublic: true,
    things: ['Pear trees: where to cut, on one sheet', 'Hedges: what to plant where, and how far apart'],
  },
  {
    by: 'admin',
    title: 'Old machines',
    isPublic: true,
    things: [
      'One drill for six farms: the rules that kept us friends',
      'Sharpening a scythe: sixteen strokes',
    ],
  },
  {
    by: 'farmer',
    of: 'courses',
    title: 'For next winter',
    things: ['Drip lines that last ten years', 'What a hectare earns: farm books for the rest of us'],
  },
  {
    by: 'teacher',
    of: 'courses',
    title: 'Work that needs no money',
    isPublic: true,
    things: ['Hedges that pay for themselves', 'An hour a week for an old tractor'],
    savedBy: ['farmer'],
  },
  {
    by: 'admin',
    of: 'courses',
    title: 'A first year on the land',
    isPublic: true,
    things: ['Living soil in four lessons', 'A stall that people come back to'],
  },
];
