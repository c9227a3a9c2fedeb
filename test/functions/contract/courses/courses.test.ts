import { expect, test } from 'vitest';
import { courses } from '#contract/courses/courses.ts';

const draft = { title: 'Rapeseed', description: 'From seed to oil.', categoryId: '1' };

/** What a form with these fields is read as, or what is said of each field that is wrong. */
function read(route: 'createCourse' | 'updateCourse', fields: object) {
  const input = route === 'createCourse' ? { ...draft, ...fields } : { id: 'x', ...fields };
  const { success, data, error } = courses[route].input.safeParse(input);
  if (success) return { isFree: data.isFree, price: data.price };
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test.each<[unknown, number]>([
  ['25.99', 25.99],
  [' 12.5 ', 12.5],
  ['10,5', 10.5],
  ['007', 7],
  [12, 12],
  [0.01, 0.01],
  ['1000000', 1_000_000],
])('a price of %j is %j dollars', (price, dollars) => {
  expect(read('createCourse', { isFree: 'false', price })).toEqual({ isFree: false, price: dollars });
  expect(read('updateCourse', { price })).toEqual({ isFree: undefined, price: dollars });
});

const noNumber = 'Price must be a number';

test.each<[unknown, string]>([
  ...[
    'ten',
    'Infinity',
    '1 000',
    '5 $',
    '٣',
    '１２',
    '1'.repeat(21),
    '1\u0000',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    ['12'],
    { valueOf: () => 12 },
    12n,
  ].map((price): [unknown, string] => [price, noNumber]),
  ...['1,000', '1.000', '1e3', '-1', '+1', '0x10', '12.345', '.5', '5.', 12.345, 1e21, -1].map(
    (price): [unknown, string] => [
      price,
      'Please give the price in digits, with two after the point at most, as in 25.99.',
    ],
  ),
  ['1000000.01', 'At most 1,000,000, please.'],
  ['1'.repeat(20), 'At most 1,000,000, please.'],
])('%s is no price', (price, said) => {
  expect(read('createCourse', { isFree: 'false', price })).toEqual({ price: said });
  expect(read('updateCourse', { price })).toEqual({ price: said });
});

test.each(['0', '0.00', 0])('a price of %j is for what is free alone, as its card says it', (price) => {
  const said = { price: 'The price must be more than 0.' };
  expect(read('createCourse', { isFree: 'false', price })).toEqual(said);
  expect(read('createCourse', { isFree: 'true', price })).toEqual({ isFree: true, price: 0 });
  // What is stored the form cannot know.
  expect(read('updateCourse', { isFree: 'true', price })).toEqual({ isFree: true, price: 0 });
});

test.each([undefined, null, '', '  '])('a course that is not free needs a price: %j is none', (price) => {
  expect(read('createCourse', { isFree: 'false', price })).toEqual({ price: 'You must enter price' });
  expect(read('createCourse', { isFree: false, price })).toEqual({ price: 'You must enter price' });
  expect(read('createCourse', { isFree: 'true', price })).toEqual({ isFree: true, price: undefined });
  expect(read('createCourse', { price })).toEqual({ isFree: undefined, price: undefined });
});

test('a change that says nothing of the price keeps the one that is stored', () => {
  expect(read('updateCourse', { isFree: 'false' })).toEqual({ isFree: false, price: undefined });
});

test.each([null, '', '  '])(
  'a change that empties the price by %j makes the course free, or is none',
  (price) => {
    expect(read('updateCourse', { isFree: 'false', price })).toEqual({ price: 'You must enter price' });
    expect(read('updateCourse', { isFree: 'true', price })).toEqual({ isFree: true, price: undefined });
    // Whether it is free the form cannot know.
    expect(read('updateCourse', { price })).toEqual({ isFree: undefined, price: undefined });
  },
);

const others: [string, object, Record<string, string>][] = [
  ['missing', {}, { title: 'You must enter course title', categoryId: 'Please select a category' }],
  [
    'too long',
    { title: 'x'.repeat(201), categoryId: 'x'.repeat(65) },
    { title: 'At most 200 characters, please.', categoryId: 'Please select a category' },
  ],
  [
    'blank',
    { title: ' ', categoryId: '' },
    { title: 'You must enter course title', categoryId: 'Please select a category' },
  ],
];

test.each(others)('the price is asked for beside what is %s', (_, fields, said) => {
  const given = { title: undefined, categoryId: undefined, isFree: 'false', price: '', ...fields };

  expect(read('createCourse', given)).toEqual({ ...said, price: 'You must enter price' });
});

test('a change is told of all that is wrong with it at once, too', () => {
  const change = { title: '', isFree: 'false', price: '' };

  expect(read('updateCourse', change)).toEqual({
    title: 'You must enter course title',
    price: 'You must enter price',
  });
});

test('of a price that is none nothing is said twice', () => {
  const { error } = courses.createCourse.input.safeParse({ isFree: 'perhaps', price: 'ten' });

  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'title',
    'description',
    'categoryId',
    'isFree',
    'price',
  ]);
});

test('what is no object at all has no fields to speak of', () => {
  expect(courses.createCourse.input.safeParse('a course').error?.issues).toHaveLength(1);
});

test.each(['\ud800', 'a\u0000', 'x'.repeat(65), ''])('no category has the id %j', (categoryId) => {
  const said = { categoryId: 'Please select a category' };
  expect(read('createCourse', { categoryId })).toEqual(said);
  expect(read('updateCourse', { categoryId })).toEqual(said);
});

test.each(['yes', '', 0, null])('whether it is free is true or false, and not %j', (isFree) => {
  expect(read('updateCourse', { isFree })).toEqual({ isFree: "This must be 'true' or 'false'." });
});

test('a change that does not say whether it is free leaves that as it is', () => {
  expect(read('updateCourse', { title: 'Other' })).toEqual({ isFree: undefined, price: undefined });
});

test('what a learner says of a course has at most 2,000 characters, in any script', () => {
  const problems = (text: string) =>
    courses.giveFeedback.input
      .safeParse({ id: 'x', stars: 4, text })
      .error?.issues.map(({ message }) => message);

  expect(problems('🌾'.repeat(2_000))).toBeUndefined();
  expect(problems('я'.repeat(2_001))).toEqual(['At most 2,000 characters, please.']);
});

test.each([0, 6, 1.5, '5.0', '', null, undefined, true])('%j are no stars', (stars) => {
  const { error } = courses.giveFeedback.input.safeParse({ id: 'x', stars });

  expect(error?.issues.map(({ message }) => message)).toEqual(['Please choose 1 to 5 stars']);
});
