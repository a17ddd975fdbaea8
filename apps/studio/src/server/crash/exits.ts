// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { findRound } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import type { RidingSeat } from './seat.ts'
import { saveExits } from './settle-seats.ts'

/** The ways out of the live table: into the database first, then to the operator and the players. */
export interface Exits {
  /**
   * Lets seats leave whose exit is set. Throws when it could not be saved now; it stands and is saved with
   * the crash.
   */
  leave(seats: readonly RidingSeat[]): Promise<void>
  /**
   * Hands wins to the operator and rounds to their players. Never throws: what fails here the outbox repeats.
   */
  handOver(calls: readonly bigint[], seats: readonly RidingSeat[]): Promise<void>
  /** Waits for the exits that are on their way to the database. */
  saved(): Promise<void>
  /** Waits for everything that is under way. */
  done(): Promise<void>
}

export function createExits(deps: StudioDeps, showSeat: (seat: RidingSeat) => void): Exits {
  const saving = new Set<Promise<unknown>>()
  const delivering = new Set<Promise<unknown>>()

  async function notify(seat: RidingSeat): Promise<void> {
    const round = await findRound(deps.database, seat.round.id)
    if (round) deps.players.notify(round.playerId, { type: 'round', round: viewRound(round) })
  }

  async function hand(calls: readonly bigint[], seats: readonly RidingSeat[]): Promise<void> {
    const results = await Promise.allSettled([
      ...calls.map((call) => deliverCall(deps, call)),
      ...seats.map((seat) => notify(seat)),
    ])
    for (const result of results)
      if (result.status === 'rejected')
        deps.log.warn({ reason: String(result.reason) }, 'a win of the table is still owed')
  }

  return {
    async leave(seats) {
      for (const seat of seats) showSeat(seat)
      const calls = await tracked(saving, saveExits(deps, seats))
      await tracked(delivering, hand(calls, seats))
    },
    handOver: (calls, seats) => tracked(delivering, hand(calls, seats)),
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
