import { describeContractFuzz } from '#test/contract/contract-fuzz.ts';

describeContractFuzz(10_000, 20 * 60_000);
