// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { TableMove } from '../../../fair/card-room/card-table.ts'
import type { TournamentInput } from '../tournament/tournament.ts'
import { robotAction, type RobotView } from './robot-action.ts'

/** What a robot on the chair of this view does; null: it waits. Its player is the tag of the chair. */
export function sitAndGoRobotMove(
  view: CardTableMessage,
  random: () => number,
): TableMove<TournamentInput> | null {
  if (view.game !== 'sitandgo' || view.own === null) return null
  const chair = view.chairs[view.own]
  if (!chair || chair.rank !== null) return null
  const { hand } = view
  const playerId = chair.tag
  if (!hand?.options) {
    const isBack = chair.sitsOut && view.phase === 'playing'
    return isBack ? { playerId, version: view.ownVersion, input: { type: 'return' } } : null
  }
  const action = robotAction(
    {
      ...{ variant: 'holdem', hand, own: chair.chair, coin: 1n, read: BigInt },
      players: view.chairs.flatMap((one): RobotView['players'] =>
        one?.inHand ? [{ chair: one.chair, inHand: one.inHand }] : [],
      ),
    },
    random,
  )
  const input: TournamentInput =
    action.type === 'raise'
      ? { type: 'raise', handId: hand.id, to: String(action.to) }
      : { type: action.type, handId: hand.id }
  return { playerId, version: hand.turn, input }
}
