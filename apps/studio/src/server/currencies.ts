// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../fair/multiplier.ts'
import { formatMoney, type Millionths } from './money.ts'
import { StudioRefusal } from './refusal.ts'

/** The limits of stakes and wins in a currency, in millionths; `unit` is its smallest coin. */
export interface Currency {
  readonly code: string
  readonly decimals: number
  readonly unit: Millionths
  readonly minimumStake: Millionths
  readonly maximumStake: Millionths
  readonly maximumWin: Millionths
}

/** code: decimals, minimum stake, maximum stake, maximum win of one round (in units of the currency). */
const TABLE: Readonly<Record<string, readonly [number, string, string, string]>> = {
  USD: [2, '0.10', '1000', '100000'],
  // Play money of trial players.
  FUN: [2, '0.10', '1000', '100000'],
  EUR: [2, '0.10', '1000', '100000'],
  USDT: [2, '0.10', '1000', '100000'],
  CNY: [2, '1', '7000', '700000'],
  MYR: [2, '0.50', '4500', '450000'],
  THB: [2, '3', '35000', '3500000'],
  PHP: [2, '5', '55000', '5500000'],
  INR: [2, '10', '85000', '8500000'],
  JPY: [0, '15', '150000', '15000000'],
  KRW: [0, '100', '1300000', '130000000'],
  IDR: [0, '1000', '16000000', '1600000000'],
  VND: [0, '1000', '25000000', '2500000000'],
}

const CURRENCIES = new Map(Object.entries(TABLE).map(([code, row]) => [code, currencyOf(code, row)]))

function currencyOf(
  code: string,
  [decimals, minimum, maximum, win]: readonly [number, string, string, string],
): Currency {
  const millionths = (units: string): Millionths => {
    const [whole, rest = ''] = units.split('.')
    return BigInt(whole! + rest.padEnd(6, '0'))
  }
  const [minimumStake, maximumStake, maximumWin] = [minimum, maximum, win].map(millionths) as [
    bigint,
    bigint,
    bigint,
  ]
  return { code, decimals, unit: 10n ** BigInt(6 - decimals), minimumStake, maximumStake, maximumWin }
}

/** Undefined for a currency that the studio does not support. */
export function findCurrency(code: string): Currency | undefined {
  return CURRENCIES.get(code)
}

/** The currency of a stored session or round; it was checked when the game was launched. */
export function currencyNamed(code: string): Currency {
  const currency = findCurrency(code)
  if (!currency) throw new Error(`the currency ${code} was taken out of the table while rounds in it exist`)
  return currency
}

/** Refuses a stake below the smallest, above the largest or finer than the smallest coin. */
function checkStake(stake: Millionths, currency: Currency): void {
  const show = (amount: Millionths) => formatMoney(amount, currency.decimals)
  if (stake % currency.unit !== 0n)
    throw new StudioRefusal('studio.badAmount', { decimals: currency.decimals })
  if (stake < currency.minimumStake)
    throw new StudioRefusal('studio.stakeTooSmall', { minimum: show(currency.minimumStake) })
  if (stake > currency.maximumStake)
    throw new StudioRefusal('studio.stakeTooLarge', { maximum: show(currency.maximumStake) })
}

/**
 * Refuses a stake that the currency does not allow, and a bet whose best multiplier would pay more than one
 * round may.
 */
export function checkBet(stake: Millionths, best: Multiplier, currency: Currency): void {
  checkStake(stake, currency)
  checkBestReturn(returnOf(stake, best, currency.unit), currency)
}

/**
 * Refuses a bet whose best return would be above the most that one round may pay: no win is ever cut
 * afterwards.
 */
export function checkBestReturn(best: Millionths, currency: Currency): void {
  if (best > currency.maximumWin)
    throw new StudioRefusal('studio.winTooLarge', {
      maximum: formatMoney(currency.maximumWin, currency.decimals),
    })
}
