export interface PaymentOption {
  readonly kind: 'card' | 'bank' | 'mobile';
  readonly text: string;
  readonly isUsual: boolean;
}

/** Sample content: nobody's data. */
export const samplePayment = {
  options: [
    { kind: 'card', text: 'Ends in 4242, good until 09/30', isUsual: true },
    { kind: 'bank', text: 'Example Farm Bank, ends in 8810', isUsual: false },
    { kind: 'mobile', text: '+1 555 0100', isUsual: false },
  ] satisfies readonly PaymentOption[],
  billing: ['Alex Example', 'Example Farm', '1 Field Lane', 'Exampleton'],
};
