// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { TableMove } from '../../../fair/card-room/card-table.ts'
import { readMoney } from '../../../runtime/money.ts'
import type { TableInput } from '../table/table.ts'
import { robotAction, type RobotView } from './robot-action.ts'

const read = (amount: string): bigint => readMoney(amount) ?? 0n

/**
 * What a robot on the chair of this view does; null: it waits. It buys chips when it has none, and comes back when it sits out. The
 * player of the move is the tag of the chair: a robot does not know its own id.
 */
export function cashRobotMove(view: CardTableMessage, random: () => number): TableMove<TableInput> | null {
  if (view.game !== 'holdem' && view.game !== 'omaha') return null
  const chair = view.own === null ? null : view.chairs[view.own]
  if (!chair || chair.leaving) return null
  const { tag: playerId } = chair
  const { hand } = view
  const ofChair = (input: TableInput) => ({ playerId, version: view.ownVersion, input })
  if (!hand?.options) {
    if (hand && chair.inHand) return null
    if (read(chair.stack) + read(chair.pending) === 0n)
      return ofChair({ type: 'rebuy', amount: String(read(view.mostBuyIn)) })
    return chair.sitsOut ? ofChair({ type: 'return', posts: true }) : null
  }
  const action = robotAction(
    {
      ...{ variant: view.game, hand, own: chair.chair, coin: read(view.coin), read },
      players: view.chairs.flatMap((one): RobotView['players'] =>
        one?.inHand ? [{ chair: one.chair, inHand: one.inHand }] : [],
      ),
    },
    random,
  )
  const input: TableInput =
    action.type === 'raise'
      ? { type: 'raise', handId: hand.id, to: String(action.to) }
      : { type: action.type, handId: hand.id }
  return { playerId, version: hand.turn, input }
}
