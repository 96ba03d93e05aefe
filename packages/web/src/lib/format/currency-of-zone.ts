import { type Currency, currencies } from '@foyer/contracts/money'
import { getCountryForTimezone } from 'countries-and-timezones'
import currencyByCountry from 'country-to-currency'

/** The currency of the country that an IANA zone lies in, or undefined where the zone has no country or events cannot sell in it. */
export function currencyOfZone(zone: string): Currency | undefined {
  return currencyOfCountry(getCountryForTimezone(zone)?.id ?? '')
}

/** The currency of a country by its ISO code, or undefined where events cannot sell in it. */
export function currencyOfCountry(country: string): Currency | undefined {
  const code = currencyByCountry[country as keyof typeof currencyByCountry]
  return currencies.find((known) => known === code)
}
