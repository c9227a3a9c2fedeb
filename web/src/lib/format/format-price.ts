const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars, without cents where there are none: `$12`, `$25.99`. */
export const formatPrice = (dollars: number): string =>
  (Number.isInteger(dollars) ? whole : exact).format(dollars);
