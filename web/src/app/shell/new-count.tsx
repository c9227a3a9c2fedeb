import { Count } from '#web/components/list/count.tsx';
import { messages } from './messages.ts';

interface NewCountProps {
  of: number;
  /** Whether a reader hears it by itself, after the words of its button. */
  isHeard?: boolean;
}

/** How many notices are new; nothing for none. */
export const NewCount = ({ of, isHeard = false }: NewCountProps) =>
  of > 0 && (
    <>
      {' '}
      <Count of={of} {...(isHeard && { label: messages.newOnes(of) })} />
    </>
  );
