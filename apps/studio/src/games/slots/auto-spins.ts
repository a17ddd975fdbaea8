// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import { createAutoMode } from '../../runtime/auto/auto-mode.ts'
import type { Action } from '../../runtime/frame/main-button.ts'
import type { GameHost, PlacedBet } from '../../runtime/game-host.ts'

type Round = RoundOf<'slot'>

export interface AutoSpinsOptions {
  readonly title: string
  /** Clears the stage for a new round. */
  readonly prepare: () => void
  /** Shows a placed bet and everything that follows from it; resolves with its last state. */
  readonly playOut: (placed: PlacedBet<'slot'>) => Promise<Round>
  /** The spins have ended, or others were chosen; `left` is a round that a refused spin left open. */
  readonly ended: (left: Round | undefined) => void
}

export interface AutoSpins {
  /** While they run, free spins go on by themselves and the main button stops them. */
  readonly isRunning: () => boolean
  /** A round could not go on: the player continues it when the spins have ended. */
  readonly leave: (round: Round) => void
  /** What the main button does between rounds; undefined: the player spins by hand. */
  readonly action: () => Action | undefined
  readonly disable: (disabled: boolean) => void
}

/** Automatic spins of a slot, each played to the end of its free spins. */
export function createAutoSpins(
  host: GameHost<'slot'>,
  { title, prepare, playOut, ended }: AutoSpinsOptions,
): AutoSpins {
  let isRunning = false
  let left: Round | undefined
  const mode = createAutoMode(host, {
    raises: true,
    async place() {
      isRunning = true
      prepare()
      const placed = await host.bet({ title })
      return placed && { round: placed.round, taken: placed.taken, end: playOut(placed) }
    },
    ended() {
      isRunning = false
      const opened = left
      left = undefined
      ended(opened)
    },
  })
  return {
    isRunning: () => isRunning,
    leave(round) {
      left = round
    },
    action: () => mode?.action(),
    disable: (disabled) => mode?.disable(disabled),
  }
}
