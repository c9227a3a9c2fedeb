import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseCard } from '#contract/courses/courses.ts';
import sprout from '#web/art/empty-sprout.svg';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './purchase-messages.ts';
import './purchase-dialog.css';

interface PurchaseDialogProps {
  course: CourseCard;
  onClose: () => void;
}

/** The purchase of a course, as a sample: it calls nothing, and enrols nobody. */
export function PurchaseDialog({ course, onClose }: PurchaseDialogProps) {
  const [isBought, setBought] = useState(false);
  const buy = () => {
    // The way on appears where the button was.
    dropSecondTap();
    setBought(true);
  };
  return (
    <Dialog title={isBought ? messages.congratulations : messages.title} onClose={onClose}>
      {isBought ? (
        <Congratulations course={course} />
      ) : (
        <Offer course={course} onBuy={buy} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Offer({ course, onBuy, onClose }: PurchaseDialogProps & { onBuy: () => void }) {
  const note = useId();
  return (
    <>
      <div className="buy-course gap-4">
        <CoursePicture of={course} loading="eager" />
        <div>
          <h3 className="text-lg">{course.title}</h3>
          <Meta>
            <span>{course.author}</span>
            <span>{all.lessons(course.lessonsCount)}</span>
          </Meta>
        </div>
      </div>
      <p className="buy-price cluster between gap-2">
        <span>{messages.price}</span>
        <b>{formatPrice(course.price)}</b>
      </p>
      <p className="buy-ask">
        {messages.ask} <Link to={`/members/profile/${course.creator}`}>{course.author}</Link>{' '}
        {messages.howToPay}
      </p>
      <SampleNote id={note} title={messages.example} text={messages.note} />
      <DialogActs type="button" aria-describedby={note} onClick={onBuy} onClose={onClose}>
        {messages.buy}
      </DialogActs>
    </>
  );
}

function Congratulations({ course }: Pick<PurchaseDialogProps, 'course'>) {
  const note = useId();
  const go = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone.
  useEffect(() => go.current?.focus(), []);
  return (
    <div className="bought">
      <img src={sprout} alt="" width={320} height={240} />
      <p className="soft text-lg">{messages.bought(course.title)}</p>
      <SampleNote id={note} title={messages.example} text={messages.boughtNote} />
      <div className="dialog-acts">
        <LinkButton
          ref={go}
          variant="primary"
          wide
          to="/mycoursepage"
          state={{ isExample: true }}
          aria-describedby={note}
        >
          {messages.go}
        </LinkButton>
      </div>
    </div>
  );
}
