/**
 * A whole number in groups of three digits: `20,000`. `toLocaleString` reads its language tables first, which takes a
 * cold start longer than the rest of the contract.
 */
export const inGroups = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
