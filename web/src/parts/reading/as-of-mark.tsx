import { History } from 'lucide-react';
import './as-of.css';

/** How old what a screen shows is, in words. */
export const AsOfMark = ({ text }: { text: string }) => (
  <p className="row gap-2 soft text-sm">
    <History className="icon-xs" />
    {text}
  </p>
);
