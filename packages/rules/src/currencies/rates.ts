// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '../money.ts'

/** An exact exchange rate: one unit of a currency is `numerator / 10^scale` units of the brand's own. */
export interface Rate {
  readonly numerator: bigint
  readonly scale: number
}

/** A rate that applies from a day on, until a later one does. */
export interface DatedRate extends Rate {
  readonly code: string
  /** YYYY-MM-DD. */
  readonly validFrom: string
}

/** With up to 15 decimals: enough for one dong in bitcoin. */
const rateForm = /^(?:0|[1-9]\d{0,11})(?:\.(\d{1,15}))?$/

/** A rate has at most 18 digits, so that it fits the database. */
const largestNumerator = 10n ** 18n - 1n

/** Reads a rate such as `0.0000394`. Undefined for what is not a positive decimal number. */
export function readRate(text: string): Rate | undefined {
  const form = rateForm.exec(text)
  if (!form) return undefined
  const decimals = (form[1] ?? '').replace(/0+$/, '')
  const numerator = BigInt(text.split('.')[0] + decimals)
  if (numerator === 0n || numerator > largestNumerator) return undefined
  return { numerator, scale: decimals.length }
}

/** The decimal number of a rate, as `readRate` reads it. */
export function rateToText({ numerator, scale }: Rate): string {
  const digits = String(numerator).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** An amount in the brand's own currency, rounded down to millionths. */
export function convert(amount: Amount, { numerator, scale }: Rate): Amount {
  const [product, divisor] = [amount * numerator, 10n ** BigInt(scale)]
  const floor = product / divisor - (product % divisor < 0n ? 1n : 0n)
  return amountOfMillionths(floor)
}

/** The rate of a day: the latest that was valid from that day or an earlier one. */
export function rateOfDay(rates: readonly DatedRate[], code: string, day: string): DatedRate | undefined {
  let found: DatedRate | undefined
  for (const rate of rates)
    if (rate.code === code && rate.validFrom <= day && (!found || rate.validFrom >= found.validFrom))
      found = rate
  return found
}
