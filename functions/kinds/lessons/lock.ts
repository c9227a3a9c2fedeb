/** What a member has done in a course, by the numbers of its lessons. */
export interface Done {
  readonly begun: ReadonlySet<number>;
  readonly completed: ReadonlySet<number>;
}

/**
 * The numbers of the lessons, in `order`, that are open to an enrolled member: the first, those that they have begun or
 * completed, and each after a completed one.
 */
export function openLessons(order: readonly number[], { begun, completed }: Done): ReadonlySet<number> {
  const isOpen = (number: number, index: number) =>
    index === 0 || begun.has(number) || completed.has(number) || completed.has(order[index - 1] as number);
  return new Set(order.filter(isOpen));
}
