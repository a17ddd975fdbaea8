// SPDX-License-Identifier: Apache-2.0
import { createTurns } from '@tessera/rules/site/turns'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { StudioDeps } from '../deps.ts'
import { findRounds, type RoundKey } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { deliverCall } from '../wallet/deliver-call.ts'

/** So many wins of a room go to the operator at the same time; the others wait. */
const AT_ONCE = 16

/** What was stored with a bet and has to leave the process: its win, and the news for its player. */
export interface Decided {
  readonly round: RoundKey
  /** The call in the outbox. */
  readonly call: bigint | undefined
}

/** Hands over what is decided. Nothing here throws: the outbox repeats what fails. */
export interface Deliveries {
  /** Answers a promise for each bet, which is fulfilled when the operator has been asked. */
  hand(decided: readonly Decided[]): Map<string, Promise<void>>
  /** Waits for everything in progress. */
  done(): Promise<void>
}

export function createDeliveries(deps: StudioDeps): Deliveries {
  const inTurn = createTurns(AT_ONCE)
  const pending = new Set<Promise<unknown>>()

  async function deliver(call: bigint): Promise<void> {
    try {
      await inTurn(() => deliverCall(deps, call))
    } catch (error) {
      deps.log.warn({ reason: String(error) }, 'a win of a room is still owed')
    }
  }

  async function notify(decided: readonly Decided[]): Promise<void> {
    const rounds = await findRounds(
      deps.database,
      decided.map(({ round }) => round),
    )
    for (const round of rounds)
      deps.players.notify(round.playerId, { type: 'round', round: viewRound(round) })
  }

  function track(work: Promise<unknown>): void {
    pending.add(work)
    inBackground(
      work.finally(() => pending.delete(work)),
      deps.log,
      'players of a room were not notified',
    )
  }

  return {
    hand(decided) {
      const handed = new Map<string, Promise<void>>()
      for (const { round, call } of decided) {
        if (call === undefined) continue
        const work = deliver(call)
        handed.set(round.id, work)
        track(work)
      }
      if (decided.length > 0) track(notify(decided))
      return handed
    },
    async done() {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}
