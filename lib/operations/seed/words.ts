/** What a seeded system's texts are made of. */

export const givenNames = [
  ...[
    'Amara',
    'Aoife',
    'Arjun',
    'Beatriz',
    'Chipo',
    'Dina',
    'Elif',
    'Femi',
    'Grace',
    'Hana',
    'Ingrid',
    'Jonas',
  ],
  ...['Kofi', 'Linh', 'Mateo', 'Nour', 'Olga', 'Priya', 'Quentin', 'Rosa', 'Samuel', 'Tomasz', 'Uma', 'Vera'],
];
export const familyNames = [
  ...['Almeida', 'Byrne', 'Castro', 'Diallo', 'Eriksen', 'Fofana', 'Garcia', 'Haddad', 'Ivanova', 'Jensen'],
  ...['Kamau', 'Lindqvist', 'Mensah', 'Nowak', 'Okafor', 'Petrov', 'Quispe', 'Raman', 'Santos', 'Tran'],
  ...['Usman', 'Vos', 'Weber', 'Yilmaz', 'Zulu'],
];
export const places = [
  ...['Alder', 'Birch', 'Cedar', 'Dry', 'East', 'Fern', 'Green', 'High', 'Iron', 'Juniper', 'Long', 'Mill'],
  ...['North', 'Oak', 'Pine', 'Red', 'Stone', 'Upper', 'West', 'Yew'],
];
export const landscapes = ['Valley', 'Hill', 'Meadow', 'Bend', 'Ridge', 'Field', 'Brook', 'Terrace'];
export const crops = [
  ...['Barley', 'Beans', 'Cassava', 'Clover', 'Cocoa', 'Lentils', 'Maize', 'Millet', 'Oats', 'Onions'],
  ...['Potatoes', 'Rapeseed', 'Rice', 'Rye', 'Sorghum', 'Tomatoes', 'Wheat', 'Yams'],
];
export const subjects = [
  ...[
    'after the first frost',
    'between two rows of trees',
    'for a dry summer',
    'in heavy soil',
    'on one hectare',
  ],
  ...['sold at the gate', 'stored until spring', 'under a net', 'without a plough', 'with shared machines'],
];
export const sentences = [
  'We tried it on a small plot first, and wrote down what it took.',
  'The neighbours lent the machine, and we shared the fuel.',
  'It rained in the wrong week, so half of it was sown again.',
  'What it brought in paid for the seed, and a little more.',
  'Ask before you buy: somebody in the valley has one already.',
];
