// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { findRound } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import type { RidingBet } from './table-bet.ts'
import { saveExits } from './settle-table-bets.ts'

/** Exits from the live table: saved in the database first, then sent to the operator and the players. */
export interface Exits {
  /**
   * Cashes out bets whose exit is fixed. Throws if it could not be saved now; it stays valid and is saved
   * with the crash.
   */
  leave(tableBets: readonly RidingBet[]): Promise<void>
  /**
   * Sends wins to the operator and rounds to their players. Never throws: the outbox repeats what fails here.
   */
  handOver(calls: readonly bigint[], tableBets: readonly RidingBet[]): Promise<void>
  /** Waits for exits that are being saved. */
  saved(): Promise<void>
  /** Waits for everything in progress. */
  done(): Promise<void>
}

export function createExits(deps: StudioDeps, showTableBet: (tableBet: RidingBet) => void): Exits {
  const saving = new Set<Promise<unknown>>()
  const delivering = new Set<Promise<unknown>>()

  async function notify(tableBet: RidingBet): Promise<void> {
    const round = await findRound(deps.database, tableBet.round.id)
    if (round) deps.players.notify(round.playerId, { type: 'round', round: viewRound(round) })
  }

  async function hand(calls: readonly bigint[], tableBets: readonly RidingBet[]): Promise<void> {
    const results = await Promise.allSettled([
      ...calls.map((call) => deliverCall(deps, call)),
      ...tableBets.map((tableBet) => notify(tableBet)),
    ])
    for (const result of results)
      if (result.status === 'rejected')
        deps.log.warn({ reason: String(result.reason) }, 'a win of the table is still owed')
  }

  return {
    async leave(tableBets) {
      for (const tableBet of tableBets) showTableBet(tableBet)
      const calls = await tracked(saving, saveExits(deps, tableBets))
      await tracked(delivering, hand(calls, tableBets))
    },
    handOver: (calls, tableBets) => tracked(delivering, hand(calls, tableBets)),
    async saved() {
      await Promise.allSettled(saving)
    },
    async done() {
      // A saved exit becomes a delivery, so checking once is not enough.
      while (saving.size + delivering.size > 0) await Promise.allSettled([...saving, ...delivering])
    },
  }
}

/** Holds a promise in a set while it is pending. */
async function tracked<Result>(set: Set<Promise<unknown>>, work: Promise<Result>): Promise<Result> {
  set.add(work)
  try {
    return await work
  } finally {
    set.delete(work)
  }
}
