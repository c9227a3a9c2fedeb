import { samplePayment } from './samples.ts';

/** How the member pays, and where bills go: so far an example, and the screen says so. */
export const usePayment = () => samplePayment;
