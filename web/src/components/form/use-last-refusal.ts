import { useState } from 'react';

/**
 * What was refused, also while another try is under way: below a field it would else go and come back, and all that
 * follows would move twice.
 */
export function useLastRefusal<Refusal>(refusal: Refusal | undefined, isSubmitting: boolean) {
  const [last, setLast] = useState(refusal);
  if (!isSubmitting && last !== refusal) setLast(refusal);
  return isSubmitting ? last : refusal;
}
