// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { settleParts } from '../../bonuses/index.ts'
import { betReference, saveSettled, type BetsToSettle, type SettledBet } from './transaction-store.ts'

/** Stakes that count as turnover now. */
export interface SettledStakes {
  /** Cash and bonus money; not those of free bets. */
  stakes: Amount
  /** What of them was bonus money. */
  inBonus: Amount
  /** Each of the bets, in the order in which they were placed. */
  bets: readonly SettledBet[]
}

export const nothingSettled: SettledStakes = { stakes: zero, inBonus: zero, bets: [] }

/**
 * Settles one open bet of the round, or all of them when the round is closed. Bonus money in them is not in
 * play any more.
 */
export async function settleBets(tx: Tx, round: BetsToSettle): Promise<SettledStakes> {
  const rows = await saveSettled(tx, round)
  const sum = (amounts: readonly bigint[]): Amount =>
    amountOfMillionths(amounts.reduce((total, amount) => total + amount, 0n))
  await settleParts(
    tx,
    rows
      .filter((row) => row.bonus_amount !== null)
      .map(({ scope, tx_id: txId }) => betReference({ vendorAccountId: round.vendorAccountId, scope, txId })),
  )
  return {
    bets: rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    stakes: sum(rows.map((row) => row.amount)),
    inBonus: sum(rows.map((row) => row.bonus_amount ?? 0n)),
  }
}
