import type { DemoName } from './accounts.ts';

/** A resource of the demo; its files are beside this one. */
export interface DemoResource {
  readonly author: DemoName;
  readonly title: string;
  readonly description: string;
  readonly resourceType: 'articles' | 'videos';
  readonly file: string;
  /** What the site would make when the resource is added: a small picture, or a video's poster. */
  readonly thumbnail?: string;
}

/** In order of creation: the last one of each section is on top. */
export const demoResources: readonly DemoResource[] = [
  {
    author: 'farmer',
    title: 'Our valley in June, field by field',
    description:
      'The map that hangs in our kitchen. Wheat is yellow, beet is dark red, and the blue is the river that takes a strip of the lowest field every tenth year.\n\nDraw one of your own: it is the fastest way to explain to a helper where to go.',
    resourceType: 'articles',
    file: 'photo-valley.png',
    thumbnail: 'library/valley-small.jpg',
  },
  {
    author: 'farmer',
    title: 'Rotation for four fields and eight years',
    description:
      'Four soils, eight years, clover in every field at least once, and potatoes never sooner than after five. It is a plain table of values with commas, so that it opens on a phone and in any spreadsheet.\n\nRead it downwards for one field and across for one year: there is always one under clover and grass.',
    resourceType: 'articles',
    file: 'library/rotation-four-fields.csv',
  },
  {
    author: 'admin',
    title: 'One drill for six farms: the rules that kept us friends',
    description:
      'How six farms have shared a drill, a roller and a hedge trimmer for eleven years: eight rules, what a hectare costs, and what we would do again.\n\nOne page, to hang in the shed.',
    resourceType: 'articles',
    file: 'library/sharing-machines.pdf',
  },
  {
    author: 'teacher',
    title: 'A lamb that will not stand: the list on our barn door',
    description:
      'What to do first, at three in the morning, with cold fingers: temperature, sugar or warmth, milk by tube, and when to call the vet. In large letters and few words.\n\nIt is a plain text, so print it as large as your door allows.',
    resourceType: 'articles',
    file: 'library/lamb-that-will-not-stand.txt',
  },
  {
    author: 'admin',
    title: 'Lease of a small field: what should be in the contract',
    description:
      'Twenty-five points to tick off together before either of you signs: who and what, how long, what it costs, what one may do, in what state, what one leaves behind.\n\nIt does not replace advice on the law of your country, but it makes that advice shorter.',
    resourceType: 'articles',
    file: 'library/lease-checklist.pdf',
  },
  {
    author: 'teacher',
    title: 'Read your soil: what a profile tells',
    description:
      'Five layers and what to look for in each of them: worms, plates that lie flat, roots that bend, rust and grey.\n\nDig in spring when it is moist. A hole of 60 cm tells most of it, and takes half an hour.',
    resourceType: 'articles',
    file: 'library/soil-profile.jpg',
    thumbnail: 'library/soil-profile-small.jpg',
  },
  {
    author: 'farmer',
    title: 'Setting the seed drill: ten minutes that decide the year',
    description:
      'How many kilos, how to turn the tray, what to look at behind the drill, and what it mostly is when the rows come up wrong. With a table of depth and number of plants for ten crops.',
    resourceType: 'articles',
    file: 'library/seed-drill.pdf',
  },
  {
    author: 'admin',
    title: 'What a hectare of wheat costs: a table to fill in',
    description:
      'Eleven lines from seed to rent, with our numbers of last year. Write your own into the columns B and C: it works out what a hectare costs, what is left over, and below which price you should have left the field alone.\n\nOpens in any spreadsheet.',
    resourceType: 'articles',
    file: 'library/wheat-costs.xlsx',
  },
  {
    author: 'teacher',
    title: 'Lime by soil type: a table to print',
    description:
      'How many tonnes a hectare by the pH that was measured and by the soil, how to reckon with another product, and six rules, of which the first is: test.\n\nOne page, large numbers. Hang it beside the spreader.',
    resourceType: 'articles',
    file: 'library/lime-by-soil.pdf',
  },
  {
    author: 'teacher',
    title: 'Pear trees: where to cut, on one sheet',
    description:
      'Eight cuts on one tree, numbered, for those who stand on the ladder and have forgotten what they read.\n\nIt holds for apples too, but for the fourth: bend apple shoots earlier, in June.',
    resourceType: 'articles',
    file: 'library/pear-where-to-cut.jpg',
    thumbnail: 'library/pear-where-to-cut-small.jpg',
  },
  {
    author: 'farmer',
    title: 'Hedges: what to plant where, and how far apart',
    description:
      'Distances in the row and to fence, furrow and ditch, eight plants and the soils they like, and what to do in the first three years so that they live.\n\nFrom 640 metres that we planted ourselves. The video of the same name shows the two rows.',
    resourceType: 'articles',
    file: 'library/hedge-spacing.pdf',
  },
  {
    author: 'teacher',
    title: 'A drip line from a rain barrel',
    description:
      'No pump, no mains: a barrel at one metre, a filter and a line with drippers. Nine seconds, without sound.\n\nThe filter is what everybody leaves out, and what everybody buys in July.',
    resourceType: 'videos',
    file: 'library/drip-line-from-a-barrel.mp4',
    thumbnail: 'library/drip-line-from-a-barrel-small.jpg',
  },
  {
    author: 'admin',
    title: 'Sharpening a scythe: sixteen strokes',
    description:
      'From the heel to the tip, outside and inside in turn, the stone flat on the blade. Nine seconds, without sound.\n\nWear a glove on the hand that holds the blade.',
    resourceType: 'videos',
    file: 'library/sharpening-a-scythe.mp4',
    thumbnail: 'library/sharpening-a-scythe-small.jpg',
  },
  {
    author: 'farmer',
    title: 'Hedges: a double row, drawn from above',
    description:
      'Where the plants of the first row go, where those of the second go, and what the strip beside them is for. Nine seconds, without sound.',
    resourceType: 'videos',
    file: 'library/hedge-in-two-rows.mp4',
    thumbnail: 'library/hedge-in-two-rows-small.jpg',
  },
];
