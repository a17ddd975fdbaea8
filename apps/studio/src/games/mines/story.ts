// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import { checkMinesBet, checkTile, mineTiles, minesMultiplier, safeTiles, type MinesBet } from './maths.ts'

export type MinesEvent =
  | { readonly type: 'safe'; readonly tile: number; readonly multiplier: Multiplier }
  | { readonly type: 'mine'; readonly tile: number }
  | { readonly type: 'board'; readonly mines: readonly number[] }

/** A field in play: the tiles that the player has opened so far. */
export type MinesField = StepField<MinesBet>

/** Mines: open tile after tile, and cash out before a mine. The last safe tile cashes out automatically. */
export const minesGame: StepGame<MinesBet, MinesEvent> = {
  check: checkMinesBet,
  floats: (bet) => bet.mines,
  first: (bet) => minesMultiplier(bet, 1),
  repeats: ({ moves }, tile) => moves.includes(tile),
  checkMove: ({ moves }, tile) => checkTile(tile, moves),
  reach: ({ bet, moves }) => minesMultiplier(bet, moves.length + 1),
  play(field, tile, floats) {
    const moves = [...field.moves, tile]
    if (mineTiles(field.bet, floats).includes(tile)) return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: moves.length === safeTiles(field.bet) ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.length > 0,
  story({ bet, moves, state }, stake, floats) {
    const events: MinesEvent[] = moves.map((tile, index) =>
      state === 'lost' && index === moves.length - 1
        ? { type: 'mine', tile }
        : { type: 'safe', tile, multiplier: minesMultiplier(bet, index + 1) },
    )
    if (state !== 'open') events.push({ type: 'board', mines: mineTiles(bet, floats) })
    const multiplier = state === 'lost' || moves.length === 0 ? 0 : minesMultiplier(bet, moves.length)
    return { events, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
  },
}
