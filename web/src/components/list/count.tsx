import './count.css';

interface CountProps {
  of: number;
  label?: string;
  /** Danger: something among them went wrong. @default 'accent' */
  tone?: 'accent' | 'danger';
}

/** How many are new, in rapeseed; readers hear `label`, unless its container has said it already. */
export const Count = ({ of, label, tone = 'accent' }: CountProps) => (
  <span className={tone === 'danger' ? 'count count-danger' : 'count'}>
    <span aria-hidden="true">{of}</span>
    {label && <span className="vh">{label}</span>}
  </span>
);
