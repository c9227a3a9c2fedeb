const one = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Bytes as people read them: `310 KB`, `2.4 MB`, `38 MB`, `104 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(bytes / 1000, 1);
  const [size, unit] = kilobytes < 999.5 ? [kilobytes, 'KB'] : [kilobytes / 1000, 'MB'];
  return `${(size < 10 && unit === 'MB' ? one : whole).format(size)} ${unit}`;
}

/** Bytes in megabytes, without the unit, for one beside another: `4.1`, `38`. */
export const formatMegabytes = (bytes: number): string =>
  (bytes < 9_950_000 ? one : whole).format(bytes / 1_000_000);
