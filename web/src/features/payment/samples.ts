/** How the member pays, and where bills go: so far an example, which the screen says, and nobody's data. */
export const payment = {
  options: [
    { kind: 'card', text: 'Ends in 4242, good until 09/30', isUsual: true },
    { kind: 'bank', text: 'Example Farm Bank, ends in 8810', isUsual: false },
    { kind: 'mobile', text: '+1 555 0100', isUsual: false },
  ] as const,
  billing: ['Alex Example', 'Example Farm', '1 Field Lane', 'Exampleton'],
};
