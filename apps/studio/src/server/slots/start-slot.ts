// SPDX-License-Identifier: Apache-2.0
import { storyOfEvents } from '../../games/slots/story.ts'
import type { RoundAnswer, SlotBet } from '../../protocol.ts'
import { checkBet } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { endAtOnce } from '../rounds/end-at-once.ts'
import { moveRound, updateStory } from '../rounds/round-store.ts'
import { takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import { drawEvents, stakeOf } from './slot-events.ts'
import { boughtBet } from './bought-bet.ts'
import { openedSlot, slotMinimumStake } from './slot-sessions.ts'

/**
 * Takes the stake and spins. Without free spins the round ends at once; with them it waits for its player
 * and shows nothing of what they will bring. A bought bonus takes its price, which is then the stake of the round.
 */
export async function startSlot(
  deps: StudioDeps,
  session: Session,
  order: { requestId: string; stake: Millionths; bet: SlotBet; freeRoundsId?: string | undefined },
): Promise<RoundAnswer> {
  const { requestId, bet, freeRoundsId } = order
  const title = openedSlot(session)
  if (!title || title.code !== bet.title) throw new StudioRefusal('studio.otherGame')
  checkBet(order.stake, title.par.mostMultiplier, {
    ...session.currency,
    minimumStake: slotMinimumStake(title.code, session.currency),
  })
  const { stake, most } = bet.buy
    ? boughtBet(session, title, order.stake, freeRoundsId)
    : { stake: order.stake, most: title.par.mostMultiplier }
  // Again for what is really taken.
  checkBet(stake, most, session.currency)
  const taken = await takeBet(deps, session, { requestId, stake, parameters: bet, freeRoundsId })
  if (taken.repeated) return answerRound(deps, taken.round.id, null)

  const { round, secretSeeds } = taken
  const events = await drawEvents(round, secretSeeds!)
  const first = storyOfEvents(events, 0, stakeOf(round))
  if (events.length === 1) return endAtOnce(deps, session, round, first)
  const opened = await deps.database.transaction(async (tx) => {
    if (!(await moveRound(tx, round, ['reserved'], 'open'))) return false
    await updateStory(tx, round, first)
    return true
  })
  if (!opened) throw new StudioRefusal('studio.betNotTaken')
  return answerRound(deps, round.id, taken.balance)
}
