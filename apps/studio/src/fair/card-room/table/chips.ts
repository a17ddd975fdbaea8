// SPDX-License-Identifier: Apache-2.0
import type { TableStep } from '../card-table.ts'
import { withChair, type TableSettings, type TableState } from './table-state.ts'

/** Pays everything on a chair to its player. Not while the chair is in a game. */
export function giveUpChair<Game, View>(
  state: TableState<Game, View>,
  index: number,
): TableStep<TableState<Game, View>> {
  const { playerId, stack, pending, rake } = state.chairs[index]!
  const amount = stack + pending
  const after = {
    ...state,
    version: state.version + 1,
    chairs: state.chairs.map((chair, at) => (at === index ? null : chair)),
    paidOut: state.paidOut + amount,
  }
  return { state: after, news: [{ type: 'paid', playerId, amount, rake }] }
}

/** Chips that were bought come on the table as far as the largest buy-in lets them; the rest stays pending. */
export function topUp<Game, View>(
  state: TableState<Game, View>,
  { mostBuyIn }: TableSettings,
  index: number,
): TableState<Game, View> {
  const { stack, pending } = state.chairs[index]!
  const room = mostBuyIn > stack ? mostBuyIn - stack : 0n
  const moved = pending < room ? pending : room
  return moved === 0n ? state : withChair(state, index, { stack: stack + moved, pending: pending - moved })
}
