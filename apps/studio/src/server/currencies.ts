// SPDX-License-Identifier: Apache-2.0
import { builtInLimits, type BuiltInLimits } from '@tessera/rules/games/built-in-limits'
import { returnOf, type Multiplier } from '../fair/multiplier.ts'
import { formatMoney, parseMoney, type Millionths } from './money.ts'
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

const CURRENCIES = new Map([...builtInLimits].map(([code, limits]) => [code, currencyOf(code, limits)]))

function currencyOf(code: string, limits: BuiltInLimits): Currency {
  const { decimals } = limits
  return {
    code,
    decimals,
    unit: 10n ** BigInt(6 - decimals),
    minimumStake: parseMoney(limits.minimumStake),
    maximumStake: parseMoney(limits.maximumStake),
    maximumWin: parseMoney(limits.maximumWin),
  }
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
export function checkStake(stake: Millionths, currency: Currency): void {
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
