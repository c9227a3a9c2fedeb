/** Payment methods and billing address: samples so far, as the screen says, and nobody's data. */
export const payment = {
  options: [
    { kind: 'card', text: 'Ends in 4242, good until 09/30', isUsual: true },
    { kind: 'bank', text: 'Example Farm Bank, ends in 8810', isUsual: false },
    { kind: 'mobile', text: '+1 555 0100', isUsual: false },
  ] as const,
  billing: ['Alex Example', 'Example Farm', '1 Field Lane', 'Exampleton'],
};
