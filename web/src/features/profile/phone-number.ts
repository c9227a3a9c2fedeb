import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The documents' default. */
export const DEFAULT_COUNTRY = 'US';

export interface Country {
  readonly code: string;
  /** 'Kenya +254' */
  readonly label: string;
}

/** Every country that has phones, by name. */
export function listCountries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((code) => ({ code, label: `${names.of(code) ?? code} +${getCountryCallingCode(code)}` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

const parse = (text: string, country: string) =>
  parsePhoneNumberFromString(text, {
    defaultCountry: isSupportedCountry(country) ? country : (DEFAULT_COUNTRY satisfies CountryCode),
    extract: false,
  });

/**
 * The number as E.164: '' for nothing, undefined for an impossible one. Only the length is checked, not the range: new
 * ranges are opened faster than sites are published, and a code shows whether the number is real.
 */
export function toE164(text: string, country: string): string | undefined {
  if (text.trim() === '') return '';
  const number = parse(text, country);
  return number?.isPossible() && !number.ext ? number.number : undefined;
}

/** The country of a number with a plus in front, as far as it is typed. */
export function countryOf(text: string): string | undefined {
  const number = text.trim().startsWith('+') ? parse(text, DEFAULT_COUNTRY) : undefined;
  return number?.country ?? number?.getPossibleCountries()[0];
}

/** An E.164 number in its country's format; unchanged where that could not be read back. */
export function readable(stored: string): { country: string; text: string } {
  const country = countryOf(stored) ?? DEFAULT_COUNTRY;
  const text = stored === '' ? '' : (parse(stored, country)?.formatNational() ?? stored);
  return { country, text: toE164(text, country) === stored ? text : stored };
}
