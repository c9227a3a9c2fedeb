import { Info } from 'lucide-react';
import './sample-note.css';

interface SampleNoteProps {
  /** For the `aria-describedby` of the buttons that do nothing. */
  id: string;
  title: string;
  text: string;
}

/** Above sample content, so that nobody takes it for their own. */
export const SampleNote = ({ id, title, text }: SampleNoteProps) => (
  <div className="sample-note reading gap-3 text-sm">
    <Info />
    <p id={id}>
      <strong>{title}</strong> {text}
    </p>
  </div>
);
