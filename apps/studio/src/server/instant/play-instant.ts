// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { Stake } from '../../fair/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { checkBestReturn, checkStake } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { takeBet } from '../rounds/take-bet.ts'
import { StudioRefusal } from '../refusal.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
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

  const seeds = await readSecretSeeds(deps.database, taken.round.seeds!)
  const story = game.buildStory(bet, money, await drawFloats(seeds, game.floats(bet)))
  const call = await deps.database.transaction((tx) => decideRound(tx, deps, taken.round, 'reserved', story))
  // The round was voided while the wallet was answering: the stake is being refunded.
  if (call === undefined) throw new StudioRefusal('studio.betNotTaken')
  return answerRound(deps, taken.round.id, await deliverCall(deps, call))
}

function bestReturnOf<Bet>(game: InstantGame<Bet>, bet: Bet, stake: Stake): Millionths {
  return 'bestReturn' in game
    ? game.bestReturn(bet, stake)
    : returnOf(stake.amount, game.best(bet), stake.unit)
}
