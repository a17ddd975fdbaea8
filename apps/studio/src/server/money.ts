// SPDX-License-Identifier: Apache-2.0
import { StudioRefusal } from './refusal.ts'

/** Money in the studio is a whole number of millionths of the currency, a bigint. */
export type Millionths = bigint

const SCALE = 6
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/

/** Reads "12.50". Refuses signs, exponents, spaces and more than six decimals with studio.badAmount. */
export function parseMoney(text: string): Millionths {
  const match = DECIMAL.exec(text)
  if (!match) throw new StudioRefusal('studio.badAmount')
  return BigInt(match[1]! + (match[2] ?? '').padEnd(SCALE, '0'))
}

/** "12.50": rounded down to the decimals of the currency. */
export function formatMoney(amount: Millionths, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(SCALE + 1, '0')
  const whole = `${amount < 0n ? '-' : ''}${digits.slice(0, -SCALE)}`
  return decimals === 0 ? whole : `${whole}.${digits.slice(-SCALE).slice(0, decimals)}`
}
