// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

type CountryCodes = OperationOutput<'site.countryCodes'>
const lists = new Map<string, CountryCodes>()

/** All countries with a dialling code, by name in a language (BCP 47 tag). Each list is built once. */
export function countryCodes(tag: string): CountryCodes {
  const cached = lists.get(tag)
  if (cached) return cached
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const order = new Intl.Collator([tag, 'en'])
  const list = getCountries()
    .map((countryCode) => ({
      countryCode,
      countryDialingCode: String(getCountryCallingCode(countryCode)),
      name: names.of(countryCode) ?? countryCode,
    }))
    .sort((one, other) => order.compare(one.name, other.name))
  lists.set(tag, list)
  return list
}
