import type { DemoName } from './accounts.ts';

interface DemoCollection {
  readonly by: DemoName;
  readonly title: string;
  readonly isPublic?: boolean;
  /** Titles of files of the library. */
  readonly files: readonly string[];
  /** Who saved it. */
  readonly savedBy?: readonly DemoName[];
}

/** The last one of a member is on top. */
export const demoCollections: readonly DemoCollection[] = [
  {
    by: 'farmer',
    title: 'Branding',
    files: ['Our valley in June, field by field', 'Lease of a small field: what should be in the contract'],
  },
  {
    by: 'farmer',
    title: 'Farming',
    isPublic: true,
    files: [
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
    files: ['Read your soil: what a profile tells', 'A drip line from a rain barrel'],
    savedBy: ['farmer'],
  },
  {
    by: 'teacher',
    title: 'The orchard year',
    isPublic: true,
    files: ['Pear trees: where to cut, on one sheet', 'Hedges: what to plant where, and how far apart'],
  },
  {
    by: 'admin',
    title: 'Old machines',
    isPublic: true,
    files: [
      'One drill for six farms: the rules that kept us friends',
      'Sharpening a scythe: sixteen strokes',
    ],
  },
];
