// SPDX-License-Identifier: Apache-2.0
import { checkMinesBet, minesMultiplier, type MinesBet } from '../../games/mines/maths.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { checkBet } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { moveRound } from '../rounds/round-store.ts'
import { takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'

/** Takes the stake and opens a field. Throws studio.roundOpen while the player has another one. */
export async function startMines(
  deps: StudioDeps,
  session: Session,
  order: { requestId: string; stake: Millionths; bet: MinesBet; freeRoundsId?: string | undefined },
): Promise<RoundAnswer> {
  checkMinesBet(order.bet)
  // The first tile must be payable; further ones are refused when their return would be too large.
  checkBet(order.stake, minesMultiplier(order.bet, 1), session.currency)
  const taken = await takeBet(deps, session, {
    requestId: order.requestId,
    stake: order.stake,
    parameters: order.bet,
    freeRoundsId: order.freeRoundsId,
  })
  if (!taken.repeated && !(await moveRound(deps.database, taken.round, ['reserved'], 'open')))
    throw new StudioRefusal('studio.betNotTaken')
  return answerRound(deps, taken.round.id, taken.balance)
}
