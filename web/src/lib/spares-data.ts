/** Whether nothing is to be fetched before somebody asks for it: the member pays for data, or the network is slow. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
