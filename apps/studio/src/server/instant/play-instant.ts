// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { Stake } from '../../fair/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { checkBestReturn, checkStake } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { endAtOnce } from '../rounds/end-at-once.ts'
import { takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import type { InstantGame } from './instant-games.ts'

/** Plays a whole round: stake, draw, story, return. Throws refusals of the game, the platform and the wallet. */
export async function playInstant<Bet extends object>(
  deps: StudioDeps,
  session: Session,
  game: InstantGame<Bet>,
  order: { requestId: string; stake: Millionths; bet: Bet; freeRoundsId?: string | undefined },
): Promise<RoundAnswer> {
  const { requestId, stake, bet, freeRoundsId } = order
  const money = { amount: stake, unit: session.currency.unit }
  game.check(bet, money)
  checkStake(stake, session.currency)
  checkBestReturn(bestReturnOf(game, bet, money), session.currency)
  const taken = await takeBet(deps, session, { requestId, stake, parameters: bet, freeRoundsId })
  if (taken.repeated) return answerRound(deps, taken.round.id, null)

  const story = game.buildStory(bet, money, await drawFloats(taken.secretSeeds!, game.floats(bet)))
  return endAtOnce(deps, session, taken.round, story)
}

function bestReturnOf<Bet>(game: InstantGame<Bet>, bet: Bet, stake: Stake): Millionths {
  return 'bestReturn' in game
    ? game.bestReturn(bet, stake)
    : returnOf(stake.amount, game.best(bet), stake.unit)
}
