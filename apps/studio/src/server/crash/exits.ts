// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { findRound } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import type { RidingBet } from './table-bet.ts'
import { saveExits } from './settle-table-bets.ts'

/** The ways out of the live table: into the database first, then to the operator and the players. */
export interface Exits {
  /**
   * Cashes out bets whose exit is set. Throws when it could not be saved now; it stands and is saved with
   * the crash.
   */
  leave(tableBets: readonly RidingBet[]): Promise<void>
  /**
   * Hands wins to the operator and rounds to their players. Never throws: what fails here the outbox repeats.
   */
  handOver(calls: readonly bigint[], tableBets: readonly RidingBet[]): Promise<void>
  /** Waits for the exits that are on their way to the database. */
  saved(): Promise<void>
  /** Waits for everything that is under way. */
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
      // A saved exit becomes a delivery, so one look is not enough.
      while (saving.size + delivering.size > 0) await Promise.allSettled([...saving, ...delivering])
    },
  }
}

/** Keeps a promise in a set while it is under way. */
async function tracked<Result>(set: Set<Promise<unknown>>, work: Promise<Result>): Promise<Result> {
  set.add(work)
  try {
    return await work
  } finally {
    set.delete(work)
  }
}
