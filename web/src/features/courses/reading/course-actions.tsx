import { ChevronDown, CircleQuestionMark, LogOut, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { type LinkProps, useNavigate } from 'react-router-dom';
import type { CourseCard } from '#contract/courses/courses.ts';
import { Button, buttonClass } from '#web/components/buttons/button.tsx';
import { once, useKeptFocus } from '#web/components/buttons/kept-focus.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { isEnrolled, mayJoin } from '../api.ts';
import { enroll } from '../enrolment.ts';
import { FeedbackDialog, LeaveQuestion, PurchaseDialog } from './lazy-parts.ts';
import { messages } from './messages.ts';

interface CourseActionsProps {
  course: CourseCard;
  isOwn: boolean;
  /** Whether it is known if the member is enrolled. */
  isSure: boolean;
  /** Whether they have finished it: what they do then stands above. */
  isDone: boolean;
  /** To the lesson to go on with; null where the course has none, undefined until that is known. */
  goTo: LinkProps | null | undefined;
}

const { actions: texts, leaving } = messages;

/** Buy or join; then go on, give feedback, leave. For its creator, the link to change it. */
export function CourseActions({ course, isOwn, isSure, isDone, goTo }: CourseActionsProps) {
  const [isBuying, setBuying] = useState(false);
  const isIn = isEnrolled(course);
  const keepFocus = useKeptFocus(isIn);
  const act = () => {
    if (isOwn)
      return (
        <LinkButton variant="primary" to={`/admin/course/${course.id}`}>
          {texts.view}
        </LinkButton>
      );
    if (!isSure) return <Skeleton shape="picture" className="course-sk-button" />;
    if (isIn)
      return (
        <>
          <GoOn goTo={goTo} isMain={!isDone} keepFocus={keepFocus} />
          <Subscriber course={course} />
        </>
      );
    if (mayJoin(course))
      return (
        <Button {...keepFocus} variant="primary" onClick={once(() => enroll(course, true))}>
          {course.isFree ? texts.join : texts.back}
        </Button>
      );
    return (
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setBuying(true)}>
        {texts.buy}
      </Button>
    );
  };
  return (
    <div className="course-acts gap-3">
      {act()}
      <CollectionsButton of="courses" thing={course} isLarge />
      {isBuying && <PurchaseDialog course={course} onClose={() => setBuying(false)} />}
    </div>
  );
}

type KeepFocus = ReturnType<typeof useKeptFocus>;

interface GoOnProps extends Pick<CourseActionsProps, 'goTo'> {
  isMain: boolean;
  keepFocus: KeepFocus;
}

function GoOn({ goTo, isMain, keepFocus }: GoOnProps) {
  const why = useId();
  if (goTo)
    return (
      <LinkButton
        {...keepFocus}
        {...(isMain && { variant: 'primary' })}
        {...goTo}
        // The second press of a double one was for the button that stood here before.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {texts.go}
      </LinkButton>
    );
  return (
    <>
      <Button {...keepFocus} variant="primary" aria-disabled aria-describedby={why}>
        {texts.go}
      </Button>
      {goTo === null && (
        <p className="course-rests soft text-sm" id={why}>
          {texts.noLessons}
        </p>
      )}
    </>
  );
}

function Subscriber({ course }: { course: CourseCard }) {
  const [open, setOpen] = useState<'feedback' | 'leave'>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const leave = () => {
    enroll(course, false);
    navigate('/courses');
    toast(messages.left(course.title));
  };
  const icon = (Icon: typeof Star) => <Icon />;
  return (
    <>
      <Menu
        className={buttonClass({}, 'course-subscriber')}
        icon={
          <span className="btn-face">
            {texts.subscriber}
            {icon(ChevronDown)}
          </span>
        }
        entries={[
          { icon: icon(CircleQuestionMark), text: texts.ask, hint: texts.askOff, isOff: true },
          { icon: icon(Star), text: texts.feedback, onSelect: () => setOpen('feedback') },
          { icon: icon(LogOut), text: texts.leave, danger: true, onSelect: () => setOpen('leave') },
        ]}
      />
      {open === 'feedback' && <FeedbackDialog course={course} onClose={close} />}
      {open === 'leave' && (
        <LeaveQuestion
          title={leaving.title}
          // A member who leaves a course that has a price by now may come back only where they were let in.
          text={mayJoin(course) ? leaving.free : leaving.priced}
          confirmLabel={texts.leave}
          onConfirm={leave}
          onCancel={close}
        />
      )}
    </>
  );
}
