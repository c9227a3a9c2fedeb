const families = ['Atkinson Hyperlegible Next Variable', 'Familjen Grotesk Variable'];

/** Fetches the site's fonts, also before a word uses them. Never throws: without them a font of the device is used. */
export async function fetchFonts(): Promise<void> {
  // The browser of a test has none.
  const loading = families.map((family) => document.fonts?.load(`1em "${family}"`));
  await Promise.allSettled(loading);
}
