import { describeListCapacity } from '#test/list-capacity.ts';

describeListCapacity(1_200, 60_000);
