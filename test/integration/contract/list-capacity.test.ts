import { describeListCapacity } from '#test/contract/list-capacity.ts';

describeListCapacity(1_200, 60_000);
