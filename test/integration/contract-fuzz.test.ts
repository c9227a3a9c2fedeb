import { describeContractFuzz } from '#test/contract-fuzz.ts';

describeContractFuzz(500, 1, 300_000);
