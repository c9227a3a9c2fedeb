import type { Certificate } from '#contract/courses/certificates.ts';
import mark from '#web/art/mark.svg';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';

/** A certificate as it is printed: one sheet of A4, on its side. */
export const CertificateSheet = ({ name, course, date, number }: Certificate) => (
  <article className="certificate">
    <p className="certificate-brand row gap-3">
      <img src={mark} alt="" width={40} height={40} />
      Furrow
    </p>
    <div className="certificate-said gap-2 soft">
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className="certificate-name" dir="auto">
        {name}
      </p>
      <p>{messages.finished}</p>
      <p className="certificate-course" dir="auto">
        {course}
      </p>
      <p>{messages.on(formatDate(date))}</p>
    </div>
    <p className="certificate-number">
      <span>
        {messages.number} <b>{number}</b>
      </span>
      <span>{messages.checkAt(`${location.host}/certificates`)}</span>
    </p>
  </article>
);
