import { describeListCapacity } from '#test/contract/list-capacity.ts';

describeListCapacity(100_000, 20 * 60_000);
