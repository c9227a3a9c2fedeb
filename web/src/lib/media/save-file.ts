/** How many milliseconds a browser may take to begin with a download; Safari needs the most. */
const URL_LIFE_MS = 60_000;

/** Hands a file that was made on this device to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
}
