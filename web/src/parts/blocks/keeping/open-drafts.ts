/** How many editors of this tab show each draft, by its id. */
const open = new Map<string, number>();

export const isOpen = (id: string): boolean => (open.get(id) ?? 0) > 0;

/** @returns how to say that it is closed. */
export function noteOpen(id: string): () => void {
  const count = (by: number) => open.set(id, (open.get(id) ?? 0) + by);
  count(1);
  return () => void count(-1);
}
