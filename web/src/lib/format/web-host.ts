/**
 * The host that an address leads to, whatever else it says: `https://bank.example@evil.example/` leads to
 * `evil.example`. Letters that look like others are shown encoded (`xn--…`). Undefined for anything but a web address,
 * a script for instance.
 */
export const webHost = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).host : undefined;
