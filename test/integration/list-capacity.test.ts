import { describeListCapacity } from '#test/list-capacity.ts';

describeListCapacity(4_200, 60_000);
