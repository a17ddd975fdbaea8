// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import {
  checkTowerBet,
  safeTilesOf,
  TOWER_FLOORS,
  towerFloor,
  towerMultiplier,
  type TowerBet,
} from './maths.ts'

export type TowerEvent =
  | {
      readonly type: 'climb'
      readonly floor: number
      readonly tile: number
      readonly safe: boolean
      readonly multiplier: Multiplier
    }
  /** The safe tiles of every floor, once the round has ended. */
  | { readonly type: 'tower'; readonly safe: readonly (readonly number[])[] }

/** Dragon Tower: one tile on each floor, nine floors up. */
export const towerGame: StepGame<TowerBet, TowerEvent> = {
  check: (bet) => checkTowerBet(bet),
  floats: (bet) => TOWER_FLOORS * towerFloor(bet).safe,
  first: (bet) => towerMultiplier(bet, 1),
  checkMove: ({ bet }, move) => wholeNumber(move, 0, towerFloor(bet).tiles - 1, 'studio.badMove'),
  reach: ({ bet, moves }) => towerMultiplier(bet, moves.length + 1),
  play(field, move, floats) {
    const floor = field.moves.length
    const moves = [...field.moves, move]
    if (!safeTilesOf(field.bet, floor, floats).includes(move)) return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: moves.length === TOWER_FLOORS ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.length > 0,
  story({ bet, moves, state }, stake, floats) {
    const events = moves.map((tile, floor): TowerEvent => {
      const safe = state !== 'lost' || floor < moves.length - 1
      return { type: 'climb', floor, tile, safe, multiplier: safe ? towerMultiplier(bet, floor + 1) : 0 }
    })
    const tower = Array.from({ length: TOWER_FLOORS }, (_, floor) =>
      safeTilesOf(bet, floor, floats).toSorted((left, right) => left - right),
    )
    const multiplier = state === 'lost' || moves.length === 0 ? 0 : towerMultiplier(bet, moves.length)
    return {
      events: state === 'open' ? events : [...events, { type: 'tower', safe: tower }],
      multiplier,
      payout: returnOf(stake.amount, multiplier, stake.unit),
    }
  },
}
