/** Whether nothing should be fetched ahead: the member saves data, or the network is slow. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
