// SPDX-License-Identifier: Apache-2.0
import { isPlaying, type TableState } from './table.ts'

/**
 * Takes back the hand that is being played, when it cannot go on: everybody has the chips with which they began it, and nobody
 * wins. The blinds move on.
 */
export function voidHand(state: TableState, nowMs: number): TableState {
  if (!isPlaying(state)) return state
  const chips = new Map(
    state.hand!.players.map(({ chair, stack, committed, dead }) => [chair, stack + committed + dead]),
  )
  return {
    ...state,
    version: state.version + 1,
    chairs: state.chairs.map((chair, index) => chair && { ...chair, stack: chips.get(index) ?? chair.stack }),
    ...{ hand: null, clock: null, nextHandAtMs: nowMs },
  }
}
