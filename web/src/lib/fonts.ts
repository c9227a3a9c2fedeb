const families = ['Atkinson Hyperlegible Next Variable', 'Familjen Grotesk Variable'];

/** Fetches the fonts of the site, also before there is a word in them. Never throws: a font of the device stands in for one that does not come. */
export async function fetchFonts(): Promise<void> {
  // A browser of a test has none.
  const loading = families.map((family) => document.fonts?.load(`1em "${family}"`));
  await Promise.allSettled(loading);
}
