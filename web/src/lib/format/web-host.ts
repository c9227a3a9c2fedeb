/**
 * Where an address on the web leads, whatever else it says: `https://bank.example@evil.example/` leads to
 * `evil.example`. Letters that look like others are shown as they are sent (`xn--…`). Undefined for what is no address
 * on the web, a script for instance.
 */
export const webHost = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).host : undefined;
