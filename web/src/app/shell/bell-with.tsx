import { Bell } from 'lucide-react';
import { Count } from '#web/components/list/count.tsx';

/** The bell with how many notices are new. */
export const BellWith = ({ unseen }: { unseen: number }) => (
  <>
    <Bell />
    {unseen > 0 && <Count of={unseen} />}
  </>
);
