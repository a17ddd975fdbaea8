// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { Money } from '../protocol.ts'

const SCALE = 6
const WRITTEN = /^(\d{0,15})(?:[.,](\d{0,6}))?$/

/**
 * The amount in a decimal text from the server or a player ("12.50", "12,5", ".5"); undefined for anything
 * else.
 */
export function readMoney(text: string): Amount | undefined {
  const match = WRITTEN.exec(text.trim())
  const whole = match?.[1] ?? ''
  const rest = match?.[2] ?? ''
  if (!match || whole + rest === '') return undefined
  return amountOfMillionths(BigInt(whole + rest.padEnd(SCALE, '0')))
}

/** An amount from the server; anything unreadable counts as zero. */
export function amountOf(money: Money): Amount {
  const negative = money.startsWith('-')
  const amount = readMoney(negative ? money.slice(1) : money) ?? amountOfMillionths(0n)
  return negative ? amountOfMillionths(-amount) : amount
}

/** True when an amount needs no more decimals than the currency has. */
export function fitsDecimals(amount: Amount, decimals: number): boolean {
  return amount % 10n ** BigInt(SCALE - decimals) === 0n
}

/** "1234.50": amounts as sent to the server, rounded down to the decimals of the currency. */
export function writeMoney(amount: Amount, decimals: number): Money {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(SCALE + 1, '0')
  const whole = `${amount < 0n ? '-' : ''}${digits.slice(0, -SCALE)}`
  return decimals === 0 ? whole : `${whole}.${digits.slice(-SCALE).slice(0, decimals)}`
}

/** "1,234.50": amounts for display. */
export function groupMoney(money: Money): string {
  const [whole = '', rest] = money.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

/** An amount for display, with the decimals of the currency. */
export function showAmount(amount: Amount, decimals: number): string {
  return groupMoney(writeMoney(amount, decimals))
}
