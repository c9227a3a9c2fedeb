import { describeContractFuzz } from '#test/contract/contract-fuzz.ts';

describeContractFuzz(500, 1, 300_000);
