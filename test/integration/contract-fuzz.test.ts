import { describeContractFuzz } from '#test/contract-fuzz.ts';

describeContractFuzz(1_000, 1, 300_000);
