/** Addresses of style sheets that did not arrive. Vite asks for each of them once, and then takes it for one that did. */
const lost = new Set<string>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  },
  true,
);

/** Loads a part of the site, and before it the style sheets that it may lack. Throws when one does not arrive again. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...lost].map(fetchStyles));
  return load();
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`No style sheet came from ${href}`)));
    document.head.append(link);
  });
}
