import { FIELD, FIELD_COLOURS, furrowsOf } from './furrows.ts';
import './course-field.css';

interface CourseFieldProps {
  done: number;
  /** How many lessons there are. */
  lessons: number;
}

/** A learner's field, in which every completed lesson plants its furrows; words beside it say the same. */
export function CourseField({ done, lessons }: CourseFieldProps) {
  const { furrows, thickness } = furrowsOf(done, lessons);
  const isWhole = lessons > 0 && done >= lessons;
  const { bare, furrow, planted, whole } = FIELD_COLOURS;
  return (
    <svg className="course-field" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
      <rect width={FIELD.width} height={FIELD.height} fill={isWhole ? whole : bare} />
      <g fill="none" strokeWidth={thickness}>
        {furrows.map(({ path, isPlanted }) => (
          <path key={path} d={path} stroke={isPlanted ? planted : furrow} />
        ))}
      </g>
    </svg>
  );
}
