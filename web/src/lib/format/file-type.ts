/** The type of a file, by the end of its name: `PDF`, `XLSX`; undefined for a name without one. */
export const fileType = (name: string): string | undefined =>
  /[^/\\]\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
