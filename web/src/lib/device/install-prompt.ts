/** What a browser offers that can put the site on the home screen; TypeScript does not know it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | undefined;

// It comes once, soon after the page has loaded: the entry imports this module. Without `preventDefault` the browser
// would ask by itself, whatever the member is doing.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered = event as InstallPrompt;
});
window.addEventListener('appinstalled', () => {
  offered = undefined;
});

export const installPrompt = (): InstallPrompt | undefined => offered;
