import './count.css';

/** How many are new, in rapeseed; readers hear `label`, unless what it stands on has said it already. */
export function Count({ of, label }: { of: number; label?: string }) {
  return (
    <span className="count">
      <span aria-hidden="true">{of}</span>
      {label && <span className="vh">{label}</span>}
    </span>
  );
}
