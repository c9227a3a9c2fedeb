import { samplePurchase } from './samples.ts';

/** What a buyer is asked for: so far an example, and the dialog says so. */
export const usePurchase = () => samplePurchase;
