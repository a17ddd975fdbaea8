// SPDX-License-Identifier: Apache-2.0
import type { Money } from '../../protocol.ts'
import { amountOf, fitsDecimals, groupMoney, writeMoney } from '../money.ts'

/** In what a table counts: the coins of a currency, or whole chips of a tournament. */
export interface ChipForm {
  /** Null: chips. */
  readonly currency: string | null
  readonly decimals: number
}

/** Tournaments count in whole chips. */
export const wholeChips: ChipForm = { currency: null, decimals: 0 }

/** An amount at a table: "12", "12.50", "1,250". Whole amounts go without decimals, because a table has many of them. */
export function writeChips(amount: bigint, { decimals }: ChipForm): string {
  const written = amount as ReturnType<typeof amountOf>
  const needed = fitsDecimals(written, 0) ? 0 : decimals
  return groupMoney(writeMoney(written, needed))
}

/** An amount of the server at a table. */
export const chipsOf = (money: Money, form: ChipForm): string => writeChips(amountOf(money), form)

/** The same with its currency. */
export const sumOf = (amount: bigint, form: ChipForm): string =>
  form.currency === null ? writeChips(amount, form) : `${writeChips(amount, form)} ${form.currency}`

/** A gain with its sign, a loss with its own. */
export const changeOf = (amount: bigint, form: ChipForm): string =>
  `${amount > 0n ? '+' : amount < 0n ? '−' : ''}${sumOf(amount < 0n ? -amount : amount, form)}`

/** As moves name amounts. */
export const writtenFor = (amount: bigint, { decimals }: ChipForm): Money =>
  writeMoney(amount as ReturnType<typeof amountOf>, decimals)
