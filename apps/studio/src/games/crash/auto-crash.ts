// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import { createAutoMode } from '../../runtime/auto/auto-mode.ts'
import type { Action } from '../../runtime/frame/main-button.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import type { PlayedRound } from '../../runtime/play-instantly.ts'
import { createAutoTurns } from './auto-turns.ts'
import type { CrashBet } from './maths.ts'
import type { Flight } from './table-model.ts'

type Round = RoundOf<'crash'>

export interface AutoCrash {
  /** What the main button does between automatic bets; undefined: the player bets by hand. */
  readonly action: () => Action | undefined
  /** Automatic bets are being placed: the main button is theirs. */
  readonly isRunning: () => boolean
  /** Looks at the table, which may take the next bet now. */
  readonly look: (flight: Flight, connected: boolean) => void
  /** A round of the player's has ended. */
  readonly receive: (round: Round) => void
  /** The switch cannot be used while a bet by hand waits or rides. */
  readonly disable: (disabled: boolean) => void
}

/**
 * Automatic bets at the live table: one in each betting window, which the server cashes out at its target. A lost
 * connection ends them. Undefined if the operator does not offer them.
 */
export function createAutoCrash(
  host: GameHost<'crash'>,
  {
    target,
    changed,
  }: {
    /** The cash-out of every bet; undefined for an invalid one, which the field then reports. */
    readonly target: () => CrashBet | undefined
    /** Bets by hand and automatic ones have changed places, or the bets have ended. */
    readonly changed: () => void
  },
): AutoCrash | undefined {
  const turns = createAutoTurns()
  const results = createAwaitedResults(host)
  let isRunning = false
  const mode = createAutoMode(host, {
    raises: true,
    async turn(stop) {
      if (!isRunning) turns.restart()
      isRunning = true
      return target() ? turns.next(stop) : true
    },
    async place(): Promise<PlayedRound<'crash'> | undefined> {
      const bet = target()
      if (!bet) return undefined
      const placed = await host.bet(bet)
      placed?.finished()
      return placed && { round: placed.round, taken: placed.taken, end: results.of(placed.round) }
    },
    ended() {
      isRunning = false
      changed()
    },
  })
  return (
    mode && {
      action: mode.action,
      isRunning: () => isRunning,
      look(flight, connected) {
        turns.look(flight, connected)
        if (connected && flight.phase === 'betting') results.askAgain(flight.roundId)
      },
      receive: results.receive,
      disable: mode.disable,
    }
  )
}

/** The ends of rounds: they come over the live connection, and are asked for once a later round takes bets. */
function createAwaitedResults({ ask }: Pick<GameHost<'crash'>, 'ask'>) {
  let awaited: { readonly round: Round; readonly resolve: (round: Round) => void } | undefined
  /** The table's round in which the ends were asked for last. */
  let askedIn: string | undefined
  const receive = (round: Round) => {
    if (round.id !== awaited?.round.id || round.state === 'open') return
    awaited.resolve(round)
    awaited = undefined
  }
  return {
    receive,
    of: (round: Round) =>
      new Promise<Round>((resolve) => {
        awaited = { round, resolve }
        receive(round)
      }),
    askAgain(tableRoundId: string | undefined): void {
      const fairness = awaited?.round.fairness
      if (fairness?.kind !== 'chain' || [fairness.tableRoundId, askedIn].includes(tableRoundId)) return
      askedIn = tableRoundId
      ask<{ rounds: readonly Round[] }>('GET', '/api/rounds').then(
        ({ rounds }) => {
          for (const round of rounds) receive(round)
        },
        () => undefined,
      )
    },
  }
}
