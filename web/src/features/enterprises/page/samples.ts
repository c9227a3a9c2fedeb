import type { SamplePhoto } from '#web/parts/circles/page/sample-photos.tsx';

export interface SampleEvent {
  /** As it is shown. */
  readonly day: string;
  readonly title: string;
  readonly where: string;
}

/** The samples on every enterprise's page; none of it takes place. */
export const sampleEvents: readonly SampleEvent[] = [
  { day: '18 Mar', title: 'Flour tasting for bakers', where: '10:00, the mill' },
  { day: '22 Mar', title: 'Market day', where: '07:30, square by the bridge' },
  { day: '2 Apr', title: 'Contract talks with growers', where: '19:00, village hall' },
];

/** Names of people to write to. */
export const sampleMembers: readonly string[] = ['Henrik Dahl', 'Piotr Zielinski', 'Leila Mansour'];

export const samplePhotos: readonly SamplePhoto[] = [
  { cover: 5, shows: 'Ears of grain against the sun' },
  { cover: 2, shows: 'A farmhouse among wheat' },
  { cover: 7, shows: 'An orchard in rows' },
  { cover: 3, shows: 'Green terraces on a hill' },
];
