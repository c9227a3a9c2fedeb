/** What a member has done in a course, by the numbers of its lessons. */
export interface Done {
  readonly begun: ReadonlySet<number>;
  readonly completed: ReadonlySet<number>;
}

/**
 * The numbers of the lessons, as they stand in `order`, that are open to who is enrolled: the first, what they have
 * begun or completed, and what follows a completed one.
 */
export function openLessons(order: readonly number[], { begun, completed }: Done): ReadonlySet<number> {
  const isOpen = (number: number, index: number) =>
    index === 0 || begun.has(number) || completed.has(number) || completed.has(order[index - 1] as number);
  return new Set(order.filter(isOpen));
}
