// SPDX-License-Identifier: Apache-2.0
import type { Flight } from './table-model.ts'

/** With less than this left of the window, a bet waits for the next one: on its way it could come too late. */
export const LEAST_LEFT_MS = 1_000

/** When automatic bets may be placed: once in each betting window, and never again after the connection was lost. */
export interface AutoTurns {
  /** True once a bet may be placed; false if the connection is or was lost, the table has closed, or the player stops. */
  readonly next: (stop: AbortSignal) => Promise<boolean>
  /** Looks at the table again. */
  readonly look: (flight: Flight, connected: boolean) => void
  /** The next bets start with a connection that holds. */
  readonly restart: () => void
}

export function createAutoTurns(): AutoTurns {
  let waiting: ((mayBet: boolean) => void) | undefined
  let isBroken = false
  let usedRound: string | undefined
  const answer = (mayBet: boolean) => {
    waiting?.(mayBet)
    waiting = undefined
  }
  return {
    next: (stop) =>
      new Promise((resolve) => {
        waiting = resolve
        stop.addEventListener('abort', () => answer(false), { once: true })
        if (isBroken) answer(false)
      }),
    look(flight, connected) {
      if (!connected || flight.phase === 'closed') {
        isBroken = true
        return answer(false)
      }
      const isOpen = flight.phase === 'betting' && flight.leftMs >= LEAST_LEFT_MS
      if (!waiting || !isOpen || flight.roundId === usedRound) return
      usedRound = flight.roundId
      answer(true)
    },
    restart() {
      isBroken = false
    },
  }
}
