import { describeContractFuzz } from '#test/contract/contract-fuzz.ts';

describeContractFuzz(500, 300_000);
