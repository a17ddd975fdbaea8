// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'

/** Mexico had these before mobile numbers until 2019, and people still write them: +52 1 55 1234 5678, 044 55 1234 5678. */
const oldMexican = /^(\+?52)?(1|01|044|045)(?=\d{10}$)/

/**
 * A typed number with its dialling code, as +84901234567; undefined when invalid. Digits may be of any script. What is dialled
 * within the country and abroad before a number is left out: a trunk 0 or 8, and 00 or what the country has instead.
 */
export function readNumber(typed: string, dialingCode: string): string | undefined {
  const plain = plainNumber(typed)
  const code = dialingCode.replace('+', '')
  const country = mainCountry(code)
  if (plain === undefined || country === undefined) return undefined
  const forms = [plain.replace(/^00/, '+'), plain, ...withoutOldMexican(plain, code)]
  return forms.map((form) => parse(form, country)).find((number) => number !== undefined)
}

function plainNumber(typed: string): string | undefined {
  const visible = latinDigits(typed)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (!/^\+?[\d\s()./~\p{Dash}]{4,31}$/u.test(visible)) return undefined
  return visible.replace(/[^\d+]/g, '')
}

/** The largest of the countries that share a dialling code: the library lists it first. */
const mainCountry = (code: string): CountryCode | undefined => metadata.country_calling_codes[code]?.[0]

const withoutOldMexican = (plain: string, code: string): string[] =>
  (code === '52' || /^(\+|00)52/.test(plain)) && oldMexican.test(plain.replace(/^00/, '+'))
    ? [plain.replace(/^00/, '+').replace(oldMexican, '+52')]
    : []

function parse(form: string, country: CountryCode): string | undefined {
  const parsed = parsePhoneNumber(form, country)
  return parsed?.isPossible() ? parsed.number : undefined
}

/** An address, normalised for comparison. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase()
