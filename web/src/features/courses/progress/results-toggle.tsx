import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { CourseCard } from '#contract/courses.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import './results-toggle.css';

const TestResults = lazyPart(async () => (await import('./test-results.tsx')).TestResults);

/** Opens how the tests of a course went: that is loaded when one asks for it. */
export function ResultsToggle({ course }: { course: Pick<CourseCard, 'id' | 'title'> }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="test-results">
      <Button
        variant="plain"
        small
        className="test-results-button"
        icon={<ChevronDown className="icon" aria-hidden="true" />}
        aria-label={messages.results.of(course.title)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.results.title}
      </Button>
      {isOpen && (
        <div id={id}>
          <TestResults courseId={course.id} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
