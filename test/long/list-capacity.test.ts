import { describeListCapacity } from '#test/list-capacity.ts';

describeListCapacity(100_000, 20 * 60_000);
