import type { SamplePhoto } from '#web/parts/circles/page/sample-photos.tsx';

export interface SamplePost {
  readonly by: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly text: string;
  readonly photo?: SamplePhoto;
}

export interface SampleGroup {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly followers: number;
  /** Number of its drawing, from 1. */
  readonly cover: number;
}

/** The group of the static modals' page. */
export const sampleGroup: SampleGroup = {
  title: 'Night lambing',
  description: 'Who is up at four? Rotas, colostrum, a spare pair of hands between February and May.',
  category: 'Farmers',
  followers: 64,
  cover: 1,
};

/** The samples on every group's page; nobody wrote them. */
export const samplePosts: readonly SamplePost[] = [
  {
    by: 'Elsie Thornton',
    day: '2025-03-13',
    text: 'Three sets of twins since midnight. The heat lamp from row two is free again; it stands by the gate.',
    photo: { cover: 6, shows: 'Rain over green rows' },
  },
  {
    by: 'Henrik Dahl',
    day: '2025-03-11',
    text: 'Who still has colostrum in the freezer? Two orphans here, both standing.',
  },
];

export const samplePhotos: readonly SamplePhoto[] = [
  { cover: 2, shows: 'A farmhouse among wheat' },
  { cover: 8, shows: 'A bed of beetroot' },
  { cover: 5, shows: 'Ears of grain against the sun' },
  { cover: 4, shows: 'Round fields from above' },
];
