// SPDX-License-Identifier: Apache-2.0
import { drawFloats } from '../../fair/seeds.ts'
import { newField } from '../../fair/step-game.ts'
import type { RoundAnswer, StepCode } from '../../protocol.ts'
import { checkBet } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { moveRound, updateStory, type Round } from '../rounds/round-store.ts'
import { takeBet } from '../rounds/take-bet.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { rulesOf } from './step-games.ts'

/** Takes the stake and opens a field. Throws studio.roundOpen while the player has another one of this game. */
export async function startSteps(
  deps: StudioDeps,
  session: Session,
  game: StepCode,
  order: { requestId: string; stake: Millionths; bet: object; freeRoundsId?: string | undefined },
): Promise<RoundAnswer> {
  const { requestId, stake, bet, freeRoundsId } = order
  const rules = rulesOf(game)
  rules.check(bet)
  // The first move must be payable; further ones are refused when their return would be too large.
  checkBet(stake, rules.first(bet), session.currency)
  const taken = await takeBet(deps, session, { requestId, stake, parameters: bet, freeRoundsId })
  if (!taken.repeated && !(await openField(deps, session, game, taken.round, bet)))
    throw new StudioRefusal('studio.betNotTaken')
  return answerRound(deps, taken.round.id, taken.balance)
}

/** Opens the field together with what it shows before the first move, such as the first card. */
async function openField(
  deps: StudioDeps,
  session: Session,
  game: StepCode,
  round: Round,
  bet: object,
): Promise<boolean> {
  const rules = rulesOf(game)
  return deps.database.transaction(async (tx) => {
    if (!(await moveRound(tx, round, ['reserved'], 'open'))) return false
    const floats = await drawFloats(await readSecretSeeds(tx, round.seeds!), rules.floats(bet, 0))
    const stake = { amount: round.stake, unit: session.currency.unit }
    await updateStory(tx, round, rules.story(newField(bet), stake, floats))
    return true
  })
}
