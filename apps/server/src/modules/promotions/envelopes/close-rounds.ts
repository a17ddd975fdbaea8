// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { settleReserved } from '../budget/spend-budget.ts'
import { lockSpending } from '../budget/spending-store.ts'
import { markClosed, roundsToClose } from './round-store.ts'

const step = 100

/** Job: gives back to the budgets what nobody claimed in rounds that are over. Two runs at once do it once. */
export async function closeRounds({ database }: { database: Database }, nowMs: number): Promise<void> {
  for (;;) {
    const rounds = await roundsToClose(database, nowMs, step)
    for (const round of rounds) await database.transaction((tx) => closeRound(tx, round, nowMs))
    if (rounds.length < step) return
  }
}

async function closeRound(tx: Tx, round: { promotionId: number; day: string }, nowMs: number): Promise<void> {
  // In the order of claims, which wait at the budget before they touch the round.
  await lockSpending(tx, round)
  const rest = await markClosed(tx, round, nowMs)
  if (rest !== undefined) await settleReserved(tx, round, { paid: zero, released: rest })
}
