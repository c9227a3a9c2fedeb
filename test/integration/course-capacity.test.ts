import { describeCourseCapacity } from '#test/course-capacity.ts';

describeCourseCapacity(500, 60_000);
