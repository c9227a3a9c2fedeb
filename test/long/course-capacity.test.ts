import { describeCourseCapacity } from '#test/contract/course-capacity.ts';

describeCourseCapacity(100_000, 20 * 60_000);
