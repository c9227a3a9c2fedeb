import { randomInt } from 'node:crypto';
import { describeContractFuzz } from '#test/contract/contract-fuzz.ts';

// A failure names the seed that it came by.
describeContractFuzz(10_000, randomInt(2 ** 31), 20 * 60_000);
