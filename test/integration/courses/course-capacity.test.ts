import { describeCourseCapacity } from '#test/contract/course-capacity.ts';

describeCourseCapacity(500, 60_000);
